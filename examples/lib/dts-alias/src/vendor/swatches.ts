export interface Swatch {
  name: string;
  hex: string;
}

export interface Rgb {
  red: number;
  green: number;
  blue: number;
}

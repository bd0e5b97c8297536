export interface Length {
  feet: number;
}

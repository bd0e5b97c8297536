export interface Reading {
  celsius: number;
}

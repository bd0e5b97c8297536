export interface Seat {
  row: number;
  letter: string;
}

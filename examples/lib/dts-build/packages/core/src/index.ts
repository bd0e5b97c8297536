export interface Unit {
  symbol: string;
  factor: number;
}

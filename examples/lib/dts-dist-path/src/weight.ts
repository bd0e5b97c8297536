export interface Weight {
  amount: number;
  unit: 'g' | 'kg';
}

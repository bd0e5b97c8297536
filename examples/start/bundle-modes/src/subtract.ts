import { add } from './add.js';

export function subtract(a: number, b: number): number {
  return add(a, -b);
}

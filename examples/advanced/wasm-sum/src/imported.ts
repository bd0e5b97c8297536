import { add } from './add.wasm';

export function sum(values: number[]): number {
  return values.reduce((total, value) => add(total, value), 0);
}

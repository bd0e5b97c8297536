import { load } from './load';

type Exports = { add(a: number, b: number): number };

const { add } = await load<Exports>(new URL('./add.wasm', import.meta.url));

export function sum(values: number[]): number {
  return values.reduce((total, value) => add(total, value), 0);
}

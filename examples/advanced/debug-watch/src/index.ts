import { limit } from './limit';

export function accepts(count: number): boolean {
  return count <= limit;
}

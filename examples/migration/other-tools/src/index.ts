export { title } from './title';

export const dot = (count: number): string => '•'.repeat(count);

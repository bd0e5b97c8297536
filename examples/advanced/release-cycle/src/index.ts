export { lines } from './lines';

export function tally(text: string): number {
  return text.split(' ').length;
}

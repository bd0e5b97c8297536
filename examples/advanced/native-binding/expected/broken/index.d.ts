export { double } from './double.ts';

export { double } from './legacy.cjs';

export { double } from './double.js';

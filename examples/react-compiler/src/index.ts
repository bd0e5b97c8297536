export { Total } from './Total';

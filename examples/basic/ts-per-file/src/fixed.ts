export { black, Channel, type Color } from './color.js';

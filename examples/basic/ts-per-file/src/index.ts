export { black, Channel, Color } from './color.js';

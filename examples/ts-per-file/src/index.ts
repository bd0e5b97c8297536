export { black, Channel, Colour } from './colour.js';

export { black, Channel, type Colour } from './colour.js';

export { parsePort } from './port.js';

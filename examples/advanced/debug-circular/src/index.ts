export { Shape } from './shape';
export { Square } from './square';

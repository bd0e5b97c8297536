export { badge } from './badge';
export { icon } from './icon';

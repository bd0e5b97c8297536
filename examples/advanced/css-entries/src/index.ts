export { badge } from './badge';
export { card } from './card';

export { Counter as LoadCounter } from './Counter';

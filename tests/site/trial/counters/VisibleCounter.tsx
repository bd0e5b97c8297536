export { Counter as VisibleCounter } from './Counter';

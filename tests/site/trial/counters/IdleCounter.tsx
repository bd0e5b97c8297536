export { Counter as IdleCounter } from './Counter';

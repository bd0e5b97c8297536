export { Counter as IntentCounter } from './Counter';

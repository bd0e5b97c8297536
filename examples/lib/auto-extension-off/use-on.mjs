import { seconds } from './dist/on/index.cjs';

console.log(seconds(1500));

import { percent } from 'bundle-unused/lowered';

console.log(percent(1, 4));

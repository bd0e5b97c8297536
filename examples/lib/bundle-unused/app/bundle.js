import { percent } from 'bundle-unused/bundle';

console.log(percent(1, 4));

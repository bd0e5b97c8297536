import { percent } from 'bundle-unused/bundleless';

console.log(percent(1, 4));

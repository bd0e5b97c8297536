import { range } from 'rollup-range';

console.log(range(1, 4, 'in'));

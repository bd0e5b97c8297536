import { fromYards } from 'ts-paths';

console.log(fromYards(100).toFixed(2));

import { badge } from 'build-cache-traps';

console.log(badge(2.6));

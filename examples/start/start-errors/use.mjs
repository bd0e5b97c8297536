import { limit } from 'start-errors';

console.log(limit);

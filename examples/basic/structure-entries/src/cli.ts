import { waiting } from './stats.js';

console.log(`${waiting()} jobs are waiting`);

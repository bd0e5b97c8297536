import { level } from 'plugins-order';

console.log(level);

import { minutes } from 'rsbuild-ignored';

console.log(minutes(2));

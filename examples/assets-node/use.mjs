import { colours } from 'assets-node';

console.log(colours);

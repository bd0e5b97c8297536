import { hex } from 'output-clean';

console.log(hex(255));

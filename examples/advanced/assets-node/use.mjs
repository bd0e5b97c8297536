import { colors } from 'assets-node';

console.log(colors);

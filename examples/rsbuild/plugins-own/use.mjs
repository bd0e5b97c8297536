import { greet } from 'plugins-own';

console.log(greet('Ada'));

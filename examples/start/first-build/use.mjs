import { greet } from 'first-build';

console.log(greet('Rslib'));

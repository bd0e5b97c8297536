import { registered, Unit } from './dist/cjs/index.cjs';

new Unit('second');
console.log(registered());

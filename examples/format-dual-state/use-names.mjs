import { registered, Unit } from './dist/cjs/index.cjs';

new Unit('second');
console.log('named imports of cjs:', registered());

import slugify from 'format-default-export';
import fromCjs from './dist/cjs/index.cjs';

console.log('esm:', slugify('Pale Blue'));
console.log('cjs:', fromCjs);

import slugify from 'format-default-export';
import fromCjs from './dist/cjs/index.cjs';

console.log('import of esm:', slugify('Pale Blue'));
console.log('import of cjs:', fromCjs);

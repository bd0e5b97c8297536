import { toRgb } from 'format-all';

console.log('import:', toRgb('#ff8800').join(' '));
console.log(import.meta.resolve('format-all'));

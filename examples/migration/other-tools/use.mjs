import { createRequire } from 'node:module';
import { dot, title } from 'other-tools';

console.log(title('esm'), dot(3));
console.log(createRequire(import.meta.url)('other-tools').title('cjs'));

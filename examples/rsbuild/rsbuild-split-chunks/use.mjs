import { createRequire } from 'node:module';
import { title } from 'rsbuild-split-chunks';

const require = createRequire(import.meta.url);
console.log(title('import'));
console.log(require('rsbuild-split-chunks').title('require'));

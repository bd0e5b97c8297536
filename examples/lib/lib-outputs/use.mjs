import { createRequire } from 'node:module';
import { formatBytes } from 'lib-outputs';

const require = createRequire(import.meta.url);

console.log(`import: ${formatBytes(1500)}`);
console.log(`require: ${require('lib-outputs').formatBytes(2_500_000)}`);

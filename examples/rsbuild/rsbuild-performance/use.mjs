import { existsSync } from 'node:fs';
import { enqueue, print } from 'rsbuild-performance';

const queue = [];
enqueue(queue, 'resize');
print(queue[0]);
console.log(`cache: ${existsSync('node_modules/.cache/rspack')}`);

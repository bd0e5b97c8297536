import { existsSync } from 'node:fs';
import { enqueue } from 'rsbuild-performance';

const queue = [];
enqueue(queue, 'resize');
console.log(`${queue.length} job, cache: ${existsSync('node_modules/.cache')}`);

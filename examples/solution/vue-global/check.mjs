import { createRequire } from 'node:module';
import { run } from 'vue-tsc';

const tsc = createRequire(import.meta.url).resolve('@typescript/typescript6/lib/tsc.js');
process.argv.push('-p', 'app');
run(tsc);

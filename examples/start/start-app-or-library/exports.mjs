import { readdirSync } from 'node:fs';

const [script] = readdirSync('dist-app/static/js');

console.log('app:', Object.keys(await import(`./dist-app/static/js/${script}`)));
console.log('library:', Object.keys(await import('./dist/index.js')));

import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({ console });
vm.runInContext('globalThis.window = globalThis.self = globalThis;', page);
const load = (file) => vm.runInContext(readFileSync(`dist/mf/${file}`, 'utf8'), page);

const manifest = JSON.parse(readFileSync('dist/mf/mf-manifest.json', 'utf8'));
load(manifest.metaData.remoteEntry.name);
for (const chunk of manifest.exposes[0].assets.js.sync) load(chunk);

const factory = await page[manifest.metaData.globalName].get(manifest.exposes[0].path);
console.log('mf:', factory().toRgb('#ff8800').join(' '));

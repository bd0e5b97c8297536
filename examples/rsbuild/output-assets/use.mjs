import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// Runs a script as a page would.
const runScript = (path) => {
  const page = vm.createContext({});
  vm.runInContext(readFileSync(path, 'utf8'), page);
  return page.Dots;
};

const show = async (name, load) => {
  try {
    console.log(`${name}: ${(await load()).dot.slice(0, 48)}`);
  } catch (error) {
    console.log(`${name}: ${error.code}`);
  }
};

await show('default', () => import('./dist/default/index.js'));
await show('inline', () => import('./dist/inline/index.js'));
await show('prefix', () => import('./dist/prefix/index.js'));
await show('umd', () => runScript('./dist/umd/index.js'));
await show('umd-file', () => runScript('./dist/umd-file/index.js'));
await show('no-files', () => import('./dist/no-files/index.js'));

import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const form of ['none', 'string', 'list', 'object', 'define', 'node']) {
  const code = readFileSync(`dist/${form}/index.js`, 'utf8');
  console.log(`${form}`);
  console.log(`  <script>    ${globalsOf(code)}`);
  console.log(`  require()   ${keysOf(commonjsOf(code))}`);
  console.log(`  AMD         ${defineOf(code)}`);
}

/** The names that a page has after it ran the file. */
function globalsOf(code) {
  const page = vm.createContext({});
  try {
    vm.runInContext(code, page);
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
  return Object.keys(page)
    .map((name) => (name === 'Acme' ? `Acme.${keysOf(page[name])}` : name))
    .join(', ');
}

function commonjsOf(code) {
  const module = { exports: {} };
  vm.runInNewContext(code, { module, exports: module.exports, global: {} });
  return module.exports;
}

/** The call of define() that an AMD loader sees. */
function defineOf(code) {
  const calls = [];
  const define = (...args) => calls.push(args);
  define.amd = {};
  vm.runInNewContext(code, { define, global: {} });
  return calls
    .map((args) => args.map((arg) => (typeof arg === 'function' ? 'factory' : JSON.stringify(arg))))
    .map((args) => `define(${args.join(', ')})`)
    .join();
}

function keysOf(object) {
  return Object.keys(object).sort().join(', ');
}

import { readdirSync } from 'node:fs';

// As much of a page as the injected code asks for.
const added = [];
globalThis.window = {};
globalThis.document = {
  createElement: () => ({ setAttribute() {}, appendChild: (node) => added.push(node), attributes: [] }),
  createTextNode: (text) => text,
  querySelector: () => ({ appendChild() {} }),
};

for (const name of ['default', 'named', 'injected', 'without']) {
  const { classNames } = await import(`./dist/${name}/index.js`);
  console.log(name, readdirSync(`./dist/${name}`), classNames);
}

console.log({ added });

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
  const files = readdirSync(`./dist/${name}`).join(', ');
  console.log(`${name}: ${JSON.stringify(classNames)} from ${files}`);
}

console.log(`added to the page: ${JSON.stringify(added.join('').trim())}`);

import { existsSync, readFileSync } from 'node:fs';
import vm from 'node:vm';

process.on('uncaughtException', (error) => {
  console.log(error.message);
  process.exit(1);
});

// What a browser would fetch, and the folder of this project that holds it.
const folders = {
  'http://shop.test/': './dist/',
  'http://localhost:3481/mf/': '../dist/mf/',
};

function read(address) {
  const { href } = new URL(address, 'http://shop.test/');
  const start = Object.keys(folders).find((base) => href.startsWith(base));
  const file = href.replace(start, folders[start]);
  console.log(existsSync(file) ? 200 : 404, href);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

// As few parts of a browser as loading scripts needs.
class HTMLScriptElement {
  tagName = 'SCRIPT';
  setAttribute() {}
  getAttribute() {}
  remove() {}
}

function append(element) {
  if (!element.src) return;
  queueMicrotask(() => {
    const code = read(element.src);
    if (code === '') return element.onerror?.({ type: 'error' });
    page.document.currentScript = element;
    vm.runInContext(code, page);
    element.onload({ type: 'load', target: element });
  });
}

// The runtime repeats its errors as warnings.
const quiet = { ...console, warn() {} };

const page = vm.createContext({ console: quiet, URL, setTimeout, clearTimeout, HTMLScriptElement });
Object.assign(page, {
  window: page,
  self: page,
  location: new URL('http://shop.test/'),
  addEventListener() {},
  removeEventListener() {},
  fetch: async (address) => new Response(read(address)),
  document: {
    defaultView: page,
    querySelector: () => null,
    getElementsByTagName: () => [],
    createElement: () => new HTMLScriptElement(),
    head: { appendChild: append },
  },
});

vm.runInContext(read('/index.js'), page);

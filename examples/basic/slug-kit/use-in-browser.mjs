import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// A realm with a browser's names for the global object, and none of Node's.
const page = vm.createContext({});
vm.runInContext('globalThis.self = globalThis.window = globalThis', page);
vm.runInContext(readFileSync('dist/index.js', 'utf8'), page);
console.log(vm.runInContext('new SlugKit.SlugBook().add("Hello World")', page));

import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// A fresh realm stands for a page that loads the file with a script tag.
const page = vm.createContext({ console });
vm.runInContext(readFileSync('dist/tone-kit.js', 'utf8'), page);
vm.runInContext('console.log(ToneKit.gray(40), ToneKit.black)', page);

import { readFileSync } from 'node:fs';
import { help } from 'tools-config';

console.log(help);

const [object, chain] = ['./dist/index.js', './dist/chain/index.js'].map((path) => readFileSync(path, 'utf8'));
console.log({ same: object === chain });

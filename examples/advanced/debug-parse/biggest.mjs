import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('report/rsdoctor-data.json', 'utf8'));
const bytes = ({ size }) => size.parsedSize;
const modules = data.moduleGraph.modules.toSorted((a, b) => bytes(b) - bytes(a));

for (const module of modules.slice(0, 4)) {
  console.log(bytes(module), module.path.replace(/.*(?=node_modules|src)/, ''));
}
const packaged = modules.filter((module) => module.path.includes('node_modules'));
console.log({ modules: modules.length, node_modules: packaged.length });

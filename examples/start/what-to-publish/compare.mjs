// Prints what keep.mjs has kept in each project as one table.
import { readFileSync } from 'node:fs';

const projects = ['esm', 'dual', 'script', 'all', 'files', 'components'];
const rows = new Map([['config', projects]]);
for (const project of projects) {
  for (const line of readFileSync(`${project}/tried.txt`, 'utf8').trim().split('\n')) {
    const [who, result] = line.split(/ {2,}/);
    if (who.startsWith('dist')) continue;
    const isError = /^[A-Z]+[\d_]|^no /.test(result);
    rows.set(who, [...(rows.get(who) ?? []), isError ? '-' : result.replace(' files, ', ' / ').replace(' bytes', '')]);
  }
}
for (const [who, cells] of rows) {
  console.log([who.padEnd(26), ...cells.map((cell) => cell.padEnd(10))].join(' ').trimEnd());
}

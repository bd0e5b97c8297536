import { cpSync, writeFileSync } from 'node:fs';

const outputs = ['automatic', 'file', 'classic', 'cjs'];
console.log('React'.padEnd(8), ...outputs.map((name) => name.padEnd(12)));
for (const version of [16, 17, 18, 19]) {
  const app = `apps/react-${version}`;
  cpSync(`node_modules/react${version === 17 ? '' : `-${version}`}`, `${app}/node_modules/react`, { recursive: true });
  cpSync('dist', `${app}/dist`, { recursive: true });
  writeFileSync(`${app}/package.json`, '{ "type": "module" }');

  const results = [];
  for (const name of outputs) results.push(await outcome(`./${app}/dist/${name}/index.${name === 'cjs' ? 'cjs' : 'js'}`));
  console.log(String(version).padEnd(8), ...results.map((result) => result.padEnd(12)));
}

async function outcome(file) {
  try {
    const { Price } = await import(file);
    return Price({ value: 3 }).type === 'b' ? 'works' : 'other';
  } catch (error) {
    return error.code === 'ERR_MODULE_NOT_FOUND' ? 'not found' : 'no export';
  }
}

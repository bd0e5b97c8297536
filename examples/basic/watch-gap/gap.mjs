import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));

for (const [name, flags] of [
  ['clean', []],
  ['no-clean', ['--no-clean']],
]) {
  const files = [`dist/${name}/index.js`, `dist/${name}/index.d.ts`];
  writeFileSync('src/index.ts', `export const edit: string = 'none';\n`);
  const watch = spawn(process.execPath, [cli, '--watch', '--dist-path', `dist/${name}`, ...flags], { stdio: 'ignore' });
  while (!files.every(existsSync)) await setTimeout(10);
  await setTimeout(1000);

  writeFileSync('src/index.ts', `export const edit: string = '${name}';\nexport const added: string = '${name}';\n`);
  const gone = new Set();
  while (!files.every(hasEdit)) {
    for (const file of files) if (!existsSync(file)) gone.add(file);
    await setTimeout(1);
  }
  for (const file of files) console.log(file.padEnd(28), gone.has(file) ? 'missing for a moment' : 'always there');
  watch.kill();
}

function hasEdit(file) {
  try {
    return readFileSync(file, 'utf8').includes('added');
  } catch {
    return false;
  }
}

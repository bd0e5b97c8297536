import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { compressEarly } from '../../../deploy/compress-output.ts';

const text = 'text '.repeat(200);

/** A stand-in for a build: writes files early, and ends when it gets a message. */
const BUILD = `
import { writeEarly } from '${path.resolve('shared/write-early.ts')}';
process.send('gone.js');
for (const name of ['a.png', 'static/js/a.js']) writeEarly(name, '${text}');
process.once('message', () => undefined);
`;

function startBuild(env: Record<string, string>): ChildProcess {
  const script = test.info().outputPath('build.ts');
  writeFileSync(script, BUILD);
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  return spawn(process.execPath, [jiti, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test('text files of which a build says that they are final are compressed while it runs', async () => {
  const [output, cache] = [test.info().outputPath('dist'), test.info().outputPath('cache')];
  const build = startBuild({ EARLY_OUTPUT: output });
  compressEarly(build, cache);
  await expect.poll(() => filesIn(cache)).toHaveLength(1);
  expect(build.exitCode).toBeNull();
  build.send('end');
  await once(build, 'exit');
  expect(brotliDecompressSync(readFileSync(path.join(cache, filesIn(cache)[0] ?? ''))).toString()).toBe(text);
  expect(readFileSync(path.join(output, 'a.png'), 'utf8')).toBe(text);
});

test('a process whose parent does not compress says and writes nothing', async () => {
  const said: unknown[] = [];
  const build = startBuild({ EARLY_OUTPUT: '' });
  build.on('message', (message) => said.push(message));
  await once(build, 'message');
  build.send('end');
  await once(build, 'close');
  expect(said).toEqual(['gone.js']);
});

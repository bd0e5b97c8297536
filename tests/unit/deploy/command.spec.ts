import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { readListenAddress, siteUrls } from '../../../deploy/listen.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { withLock } from '../../../shared/with-lock.ts';
import { runningProcesses } from '../../machine/running.ts';
import { endCommands, startCommand } from '../start-command.ts';
import { writeSmallSite } from './small-site.ts';

let project: string;

test.beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'small-project-'));
  for (const room of ['deploy', 'search', 'shared']) cpSync(room, join(project, room), { recursive: true });
  cpSync('package.json', join(project, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
});

test.afterEach(() => {
  endCommands();
  rmSync(project, { recursive: true, force: true });
});

/** Runs a command of `deploy/` in the small project. */
const run = (command: 'assert-node' | 'assert-port-free' | 'build' | 'serve', env: Record<string, string>) =>
  startCommand(`deploy/${command}.ts`, [], env, project);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the URL is printed once the site responds, and ${signal} ends the process with code 0`, async () => {
    writeSmallSite(join(project, 'dist'));
    const { child, ended } = run('serve', { HOST: '127.0.0.1', PORT: '0' });
    const said = await Promise.race([once(child.stdout, 'data').then(String), ended]);
    expect(said).toMatch(/^The site is served at http:\/\/127\.0\.0\.1:\d+\/\n$/);
    expect((await fetch(/http\S+/.exec(String(said))?.[0] ?? '')).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
}

test('a site with a base is served there, and its URL is printed', async () => {
  writeSmallSite(join(project, 'dist'));
  writeFileSync(join(project, 'dist/index.html'), '<script src="/docs/static/js/index.0123456789.js"></script>');
  const { child } = run('serve', { PORT: '0' });
  const [, address = ''] = /at (http\S+\/docs\/)\n$/.exec(String(await once(child.stdout, 'data'))) ?? [];
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(new URL('..', address))).status).toBe(404);
});

for (const command of ['serve', 'assert-port-free'] as const) {
  test(`a port in use is one line with a remedy (${command})`, async () => {
    writeSmallSite(join(project, 'dist'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(command, { HOST: '127.0.0.1', PORT: `${port}` }).ended).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} on 127.0.0.1 is in use. Stop what uses it or choose another: PORT=${port + 1} npm start\n`,
    });
    other.close();
  });
}

test('a free port prints nothing', async () => {
  expect(await run('assert-port-free', { HOST: '127.0.0.1', PORT: '0' }).ended).toEqual({ code: 0, out: '', err: '' });
});

test('a site that is not built yet is one line with a remedy', async () => {
  const { code, err } = await run('serve', { PORT: '0' }).ended;
  expect({ code, lines: err.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/not built yet: run npm run build$/)],
  });
});

test("a build waits for another one in its folder, and ends with Rspress's exit code", async () => {
  const lock = join(project, 'dist.lock');
  writeFileSync(lock, String(process.pid));
  const { child, ended } = run('build', {});
  expect(String(await once(child.stdout, 'data'))).toMatch(/^Another build writes into this folder: waiting/);
  rmSync(lock);
  // There are no pages here.
  expect(await ended).toMatchObject({ code: 1 });
  expect(existsSync(lock)).toBe(false);
});

test('a lock that nobody touches any more is ignored', async () => {
  const lock = join(project, 'dist.lock');
  // In a container, the process that left it may have had the same id.
  writeFileSync(lock, String(process.pid));
  utimesSync(lock, new Date(), new Date(Date.now() - 60_000));
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

// `npm start` begins with assert-port-free, `npm run dev` with assert-node.
for (const command of ['assert-node', 'assert-port-free', 'build', 'serve'] as const) {
  test(`a Node.js that is too old is one line (${command})`, async () => {
    // Takes away what 20.19 brought.
    expect(await run(command, { NODE_OPTIONS: '--no-experimental-require-module' }).ended).toEqual({
      code: 1,
      out: '',
      err: `Node.js ${process.versions.node} is too old. The site needs ${manifest.engines.node}\n`,
    });
  });
}

test('a site is served over IPv6', async () => {
  writeSmallSite(join(project, 'dist'));
  const { child, ended } = run('serve', { HOST: '::1', PORT: '0' });
  const said = await Promise.race([once(child.stdout, 'data').then(String), ended]);
  if (typeof said !== 'string') test.skip(said.err.includes('not an address of this machine'), 'no IPv6 here');
  const [, address = ''] = /at (http:\/\/\[::1\]:\d+\/)\n$/.exec(String(said)) ?? [];
  expect((await fetch(address)).status).toBe(200);
});

/** Writes sources that build within seconds. */
function writeSources(): void {
  mkdirSync(join(project, 'docs'));
  writeFileSync(join(project, 'docs/index.md'), '# Site\n');
  writeFileSync(join(project, 'rspress.config.ts'), "export default { root: 'docs', outDir: process.env.OUT_DIR };\n");
}

test('SIGINT to a build leaves no lock and no process', async () => {
  writeSources();
  const { child, ended } = run('build', {});
  await once(child.stdout, 'data');
  expect(existsSync(join(project, 'dist.lock'))).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130 });
  expect(existsSync(join(project, 'dist.lock'))).toBe(false);
  // Commands of the small project name its folder.
  expect(runningProcesses().filter(({ command }) => command.includes(project))).toEqual([]);
});

/** Runs a shell script in the small project; nobody else sees what it mounts. */
const runWithMounts = (script: string, ...words: string[]) =>
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-ec', script, process.execPath, ...words], {
    cwd: project,
    encoding: 'utf8',
  });
const mountReadOnly = (folder: string) => `mount --bind ${folder} ${folder}; mount -o remount,ro,bind ${folder};`;
const BUILD = '"$0" node_modules/jiti/lib/jiti-cli.mjs deploy/build.ts';

for (const folder of ['.', 'node_modules']) {
  test(`a build where ${folder} is read-only ends with one line with a remedy`, () => {
    writeSources();
    test.skip(runWithMounts(mountReadOnly('.')).status !== 0, 'mounting needs root or user namespaces');
    // Entered again, to be in what was mounted over it.
    expect(runWithMounts(`${mountReadOnly(folder)} cd "$PWD"; ${BUILD}`)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^EROFS: .*\. Make .* writable and build again\n$/),
    });
  });
}

test('a build on a full disk ends with a clear line and leaves the site as it was', () => {
  writeSources();
  const disk = test.info().outputPath('disk');
  mkdirSync(disk);
  test.skip(runWithMounts('mount -t tmpfs tmpfs "$1"', disk).status !== 0, 'mounting needs root or user namespaces');
  const fill = 'mount -o remount,size=$(($(du -sk . | cut -f1) + 300))k .';
  const copy = `mount -t tmpfs tmpfs "$1"; cp -r . "$1"; cd "$1"; mkdir dist; echo before > dist/index.html; ${fill}`;
  const { status, stdout, stderr } = runWithMounts(`${copy}; ${BUILD} || { ls -d dist* dist/*; exit 1; }`, disk);
  expect(status).toBe(1);
  expect(stderr).toMatch(/\nThe disk is full\. Free some space and build again\n$/);
  expect(stdout).toMatch(/\ndist\ndist\/index\.html\n$/);
});

test('a build whose cache folders are a file and a dangling link is complete', async () => {
  writeSources();
  const packages = join(project, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(cache|rspress)$/.test(entry)))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  symlinkSync('nowhere', join(packages, '.cache'));
  writeFileSync(join(project, '.cache'), '');
  expect(await run('build', {}).ended).toMatchObject({ code: 0, out: expect.stringContaining('Ready for hosts') });
});

test('a host that is not of this machine is one line with a remedy', async () => {
  // TEST-NET-1 of RFC 5737: no machine has it.
  expect(await run('assert-port-free', { HOST: '192.0.2.1', PORT: '0' }).ended).toMatchObject({
    code: 1,
    err: 'HOST is "192.0.2.1", which is not an address of this machine. Try HOST=127.0.0.1\n',
  });
});

test('HOST and PORT have defaults, and invalid values are named', () => {
  expect(readListenAddress({})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(readListenAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(readListenAddress({ HOST: '::1', PORT: '80' })).toEqual({ host: '::1', port: 80 });
  for (const port of ['x', '-1', '65536', '4173a', '1.5', ' 80']) {
    expect(() => readListenAddress({ PORT: port })).toThrow(`PORT is "${port}", which is not a number from 0 to 65535`);
  }
  for (const host of ['http://site.test', '[::1]', 'a b', '-']) {
    const message = `HOST is "${host}", which is not a host name or IP address`;
    expect(() => readListenAddress({ HOST: host })).toThrow(message);
  }
});

test('the printed URLs can be opened', () => {
  expect(siteUrls({ host: '::1', port: 80 })).toEqual(['http://[::1]:80/']);
  expect(siteUrls({ host: 'localhost', port: 4173 })).toEqual(['http://localhost:4173/']);
  expect(siteUrls({ host: '0.0.0.0', port: 4173 })[0]).toBe('http://127.0.0.1:4173/');
});

import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readListenAddress, siteUrls } from '../../../deploy/listen.ts';
import { endCommands, startCommand } from '../start-command.ts';
import { writeSmallSite } from './small-site.ts';

let project: string;

test.beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'small-project-'));
  for (const room of ['deploy', 'search', 'site']) cpSync(room, join(project, room), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
});

test.afterEach(() => {
  endCommands();
  rmSync(project, { recursive: true, force: true });
});

/** Runs a command of `deploy/` in the small project. */
const run = (command: 'serve' | 'assert-port-free', env: Record<string, string>) =>
  startCommand(`deploy/${command}.ts`, [], env, project);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the address is printed once the site answers, and ${signal} ends it with code 0`, async () => {
    writeSmallSite(join(project, 'dist'));
    const { child, ended } = run('serve', { HOST: '127.0.0.1', PORT: '0' });
    const said = await Promise.race([once(child.stdout, 'data').then(String), ended]);
    expect(said).toMatch(/^The site is served at http:\/\/127\.0\.0\.1:\d+\/\n$/);
    expect((await fetch(/http\S+/.exec(String(said))?.[0] ?? '')).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
}

for (const command of ['serve', 'assert-port-free'] as const) {
  test(`a taken port is one line with its remedy (${command})`, async () => {
    writeSmallSite(join(project, 'dist'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(command, { HOST: '127.0.0.1', PORT: `${port}` }).ended).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} on 127.0.0.1 is taken. Stop what uses it or choose another: PORT=${port + 1} npm start\n`,
    });
    other.close();
  });
}

test('a free port is no news', async () => {
  expect(await run('assert-port-free', { HOST: '127.0.0.1', PORT: '0' }).ended).toEqual({ code: 0, out: '', err: '' });
});

test('a site that is not built yet is one line with its remedy', async () => {
  const { code, err } = await run('serve', { PORT: '0' }).ended;
  expect({ code, lines: err.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/not built yet: run npm run build$/)],
  });
});

test('a host that this machine does not have is one line with its remedy', async () => {
  // TEST-NET-1 of RFC 5737: no machine has it.
  expect(await run('assert-port-free', { HOST: '192.0.2.1', PORT: '0' }).ended).toMatchObject({
    code: 1,
    err: 'HOST is "192.0.2.1", which is no address of this machine. Try HOST=127.0.0.1\n',
  });
});

test('HOST and PORT have defaults, and a wrong value is named', () => {
  expect(readListenAddress({})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(readListenAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(readListenAddress({ HOST: '::1', PORT: '80' })).toEqual({ host: '::1', port: 80 });
  for (const port of ['x', '-1', '65536', '4173a', '1.5', ' 80']) {
    expect(() => readListenAddress({ PORT: port })).toThrow(`PORT is "${port}", which is no number from 0 to 65535`);
  }
  for (const host of ['http://site.test', '[::1]', 'a b', '-']) {
    expect(() => readListenAddress({ HOST: host })).toThrow(`HOST is "${host}", which is no host name or IP address`);
  }
});

test('the printed addresses can be opened', () => {
  expect(siteUrls({ host: '::1', port: 80 })).toEqual(['http://[::1]:80/']);
  expect(siteUrls({ host: 'localhost', port: 4173 })).toEqual(['http://localhost:4173/']);
  expect(siteUrls({ host: '0.0.0.0', port: 4173 })[0]).toBe('http://127.0.0.1:4173/');
});

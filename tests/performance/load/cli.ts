/**
 * Asks nginx on this machine for pages and scripts of the built site, as the shipped configuration
 * sends them and as nginx would compress or send them itself, and prints a table: `npm run load`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../../deploy/listen.ts';
import { readOutput } from '../../../deploy/read-output.ts';
import { hosts } from '../../hosts/hosts.ts';
import { askMany, type Load } from './ask-many.ts';

/** As many as two processors and a client beside them take without waiting in line for long. */
const BOUNDS = { connections: 32, requests: Number(process.env.REQUESTS ?? 20_000) };

const PAGES = ['/', '/guide/basic/cli', '/config/lib/id', '/zh/config/lib/dts'];

/** Ways to send a file: the compressed sibling that the build made, or what nginx makes of it at each request. */
const WAYS: readonly { name: string; accepted: string; change?: (conf: string) => string }[] = [
  { name: 'shipped, brotli', accepted: 'br' },
  { name: 'shipped, gzip', accepted: 'gzip' },
  { name: 'shipped, plain', accepted: 'identity' },
  { name: 'gzip at each request', accepted: 'gzip', change: compressingItself },
];

/** The same configuration without files that were compressed before. */
function compressingItself(conf: string): string {
  return conf
    .replace('gzip_static on;', 'gzip on;\n  gzip_types text/css text/javascript application/json image/svg+xml;')
    .replace(/(?:# )?brotli_static on;.*/, '');
}

async function measure(): Promise<void> {
  const scripts = [...readOutput('dist').paths].filter((path) => /^\/static\/js\/[^/]+\.js$/.test(path));
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const root = join(folder, 'dist');
  cpSync('dist', root, { recursive: true, preserveTimestamps: true });
  console.log('| nginx | answers | a second | kB an answer | MB a second | median | p99 |');
  console.log('|---|---|---|---|---|---|---|');
  try {
    for (const { name, accepted, change } of WAYS) {
      const host = await hosts.nginx(root, '/', change);
      if ('missing' in host) throw new Error(host.missing);
      const origin = `http://127.0.0.1:${host.port}`;
      if (!(await isSentAs(origin, accepted))) {
        console.log(`| ${name} | not measured: this nginx does not send it |`);
        await host.stop();
        continue;
      }
      // Files are read once before, so that no disk is measured.
      await askMany(origin, [...PAGES, ...scripts], accepted, { ...BOUNDS, requests: 200 });
      print(name, await askMany(origin, [...PAGES, ...scripts], accepted, BOUNDS));
      await host.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the server sends pages in an encoding; brotli takes a module. */
async function isSentAs(origin: string, encoding: string): Promise<boolean> {
  const { headers } = await fetch(origin, { headers: { 'Accept-Encoding': encoding } });
  return (headers.get('content-encoding') ?? 'identity') === encoding;
}

function print(name: string, { answers, wrong, bytes, seconds, times }: Load): void {
  if (wrong > 0) throw new Error(`${wrong} of ${answers} answers were not 200 (${name})`);
  const at = (part: number) => `${(times[Math.floor(part * times.length)] ?? 0).toFixed(1)} ms`;
  const cells = [
    name,
    answers,
    Math.round(answers / seconds),
    (bytes / answers / 1000).toFixed(1),
    (bytes / seconds / 1e6).toFixed(1),
    at(0.5),
    at(0.99),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

measure().catch(fail);

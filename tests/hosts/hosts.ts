import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSiteServer } from '../../deploy/create-server.ts';
import { describeSite } from '../../deploy/describe-site.ts';
import { nginxConf } from '../../deploy/hosts/nginx.ts';
import { listen } from '../../deploy/listen.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { freePort } from '../free-port.ts';
import { smallSiteMoves } from '../unit/deploy/small-site.ts';
import { findNginx } from './find-nginx.ts';

/** A started server. */
export interface Host {
  port: number;
  stop(): Promise<void>;
}

type Start = (root: string, base: string) => Promise<Host | { missing: string }>;

/** The servers that must behave the same, each started with the configuration that the build writes for it. */
export const hosts: Readonly<Record<'own server' | 'nginx', Start>> = {
  'own server': async (root, base) => {
    const server = createSiteServer({ root, base, moved: smallSiteMoves });
    const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
    return { port, stop: async () => void server.close().closeAllConnections() };
  },

  nginx: async (root, base) => {
    const found = findNginx();
    if ('missing' in found) return found;
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const conf = nginxConf(describe(root, base), { root: resolve(root), listen: `127.0.0.1:${port}` });
    writeFileSync(
      join(folder, 'site.conf'),
      found.brotli ? conf.replace('# brotli_static on;', 'brotli_static on;') : conf,
    );
    writeFileSync(join(folder, 'nginx.conf'), nginxFrame(folder, found.brotli));
    return run(
      spawn(found.program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']),
      port,
      folder,
    );
  },
};

function describe(root: string, base: string) {
  const { paths, policy } = readOutput(resolve(root));
  return describeSite(paths, policy, base, smallSiteMoves);
}

/** The nginx configuration around the site's own, limited to writing to one folder. */
function nginxFrame(folder: string, brotli: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  mkdirSync(join(folder, 'logs'));
  return `${brotli ? `load_module ${brotli};` : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

/** Waits until a server accepts connections. @throws Error with its output if it exits first */
async function run(child: ChildProcess, port: number, folder: string): Promise<Host> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server exited with code ${child.exitCode}:\n${said}`);
  }
  return {
    port,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => setTimeout(resolve, 50, false));
    socket.on('connect', () => socket.destroy());
  });
}

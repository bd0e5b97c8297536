import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';

/** A script whose name has a content hash. */
export const SCRIPT = '/static/js/index.0123456789.js';

/** A page that is long enough to be compressed. */
const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><p>${`${title} `.repeat(400)}</p></html>`;

const contents: Record<string, string> = {
  '/index.html': page('en', 'Home'),
  '/404.html': page('en', 'PAGE NOT FOUND'),
  '/guide/start/index.html': page('en', 'Start'),
  '/guide/start/quick-start.html': page('en', 'Quick start'),
  '/guide/start/index.md': '# Start\n',
  '/guide/start/quick-start.md': '# 快速上手\n',
  '/zh/index.html': page('zh', '首页'),
  '/zh/404.html': page('zh', '找不到页面'),
  '/zh/guide/start/quick-start.html': page('zh', '快速上手'),
  [SCRIPT]: `console.log(${'"中",'.repeat(1000)}0);`,
  [`${SCRIPT}.LICENSE.txt`]: 'MIT',
  '/static/css/styles.0123456789.css': 'a{}',
  '/static/search_index.en.01234567.json': '[]',
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/logo.png': 'png',
  '/llms.txt': '中文\n',
  '/robots.txt': 'User-agent: *\n',
  '/favicon.ico': 'ico',
  '/sitemap.xml': '<urlset/>',
  '/_headers': '/*\n',
  '/.env': 'SECRET=1\n',
};

/** Former addresses of its pages; the first one has no Chinese page. */
export const smallSiteMoves = {
  '/guide/begin/': '/guide/start/',
  '/guide/first-steps': '/guide/start/quick-start',
};

/** Every file of the small site, before compression. */
export const smallSiteFiles: ReadonlySet<string> = new Set(Object.keys(contents));

/** Writes a small built site into a folder. */
export function writeSmallSite(root: string): void {
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

export type Headers = Record<string, string>;

/** A response as text. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends a request line unchanged; `fetch` would normalize it. */
export async function ask(port: number, target: string, headers: Headers = {}, method = 'GET'): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'site.test', Connection: 'close', ...headers }).map((pair) => pair.join(': '));
  const socket = connect(port, '127.0.0.1');
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const text = (await socket.setEncoding('utf8').toArray()).join('');

  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const pairs = headerLines.map((line) => /^(.+?): (.*)$/.exec(line)?.slice(1) ?? []);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: body.join('\r\n\r\n'),
  };
}

/** The body as sent: still compressed, without chunk framing. */
export async function fetchBytes(port: number, path: string, headers: Headers) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(await response.toArray()) };
}

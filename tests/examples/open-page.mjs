// Opens pages of an example and prints their console: `browser index.html 3481=../dist`, where the second argument is
// a folder that another server has at that port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sirv from 'sirv';

const repo = fileURLToPath(new URL('../..', import.meta.url));

async function serve(folder, port) {
  const [own, shared] = [folder, repo].map((root) => sirv(root, { dev: true }));
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    // Full browsers ask for it, headless shells don't: with a 404, they would not print the same.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else own(request, response, () => shared(request, response, () => response.writeHead(404).end('Not Found')));
  }).listen(port);
  await once(server, 'listening');
  return server;
}

const args = process.argv.slice(2).map((arg) => arg.split('='));
const remotes = args.filter((arg) => arg.length === 2);
const servers = [await serve('.', 0), ...(await Promise.all(remotes.map(([port, folder]) => serve(folder, port))))];
const origin = `http://127.0.0.1:${servers[0].address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
for (const [name] of args.filter((arg) => arg.length === 1)) {
  const page = await browser.newPage();
  const printed = new Promise((resolve) => {
    const print = (text) => resolve(console.log(text.replaceAll(origin, 'http://localhost:3000')));
    page.on('console', (message) => {
      const text = message.text();
      // Beside such a line, a browser shows the address.
      const address = text.startsWith('Failed to load') ? `: ${message.location().url}` : '';
      if (message.type() !== 'warning') print(text + address);
    });
    page.on('pageerror', (error) => print(`Uncaught ${error}`));
  });
  await page.goto(`${origin}/${name}`, { waitUntil: remotes.length > 0 ? 'networkidle' : 'load' });
  // What a page loads later may print after its load event.
  await printed;
}
await browser.close();
for (const server of servers) server.close();

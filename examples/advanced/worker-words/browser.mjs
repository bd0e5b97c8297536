import { createServer } from 'node:http';
import { chromium } from 'playwright';
import sirv from 'sirv';

const server = createServer(sirv('.', { dev: true })).listen(0);
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const page = await browser.newPage();
// A browser may report a missing file before or after the message of the script that wanted it.
const messages = [];
page.on('console', (message) => messages.push(message.text()));
page.on('pageerror', (error) => messages.push(String(error)));
page.context().on('response', (answer) => {
  if (answer.status() === 404) console.log('404', answer.url().replace(address, ''));
});
await page.goto(`${address}/${process.argv[2]}`, { waitUntil: 'networkidle' });
for (const message of messages) console.log(message);
await browser.close();
server.close();

import { createServer } from 'node:http';
import { chromium } from 'playwright';
import sirv from 'sirv';

const server = createServer(sirv('.', { dev: true })).listen(0);
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const page = await browser.newPage();
page.on('console', (message) => console.log(message.text()));
page.on('pageerror', (error) => console.log(String(error)));
await page.goto(`${address}/${process.argv[2]}`, { waitUntil: 'networkidle' });
await browser.close();
server.close();

import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import sirv from 'sirv';

const server = createServer(sirv('new-apps', { dev: true })).listen(0);
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const page = await browser.newPage();
page.on('pageerror', (error) => console.log(String(error)));
await page.goto(`http://127.0.0.1:${server.address().port}/${process.argv[2]}`);
const button = page.getByRole('button');
await button.click();
const color = await button.evaluate((element) => getComputedStyle(element).color);
console.log((await page.locator('body').innerText()).replace(/\s+/g, ' '), color);
await browser.close();
server.close();

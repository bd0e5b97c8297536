import { createServer } from 'node:http';
import { chromium } from 'playwright';
import sirv from 'sirv';

const server = createServer(sirv('doc_build')).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'networkidle' });

const pressed = page.getByRole('group', { name: 'Tea' }).locator('[aria-pressed=true]');
console.log('stars:', await pressed.count());
await page.getByRole('button', { name: '3' }).click();
console.log('after a click:', await pressed.count());
const color = await pressed.first().evaluate((button) => getComputedStyle(button).backgroundColor);
console.log('color:', color);

await browser.close();
server.close();

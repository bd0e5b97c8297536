import { existsSync, readdirSync, readFileSync } from 'node:fs';

const text = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const whereIs = (words, { code, extra }) =>
  [code.includes(words) && 'code', extra.includes(words) && 'LICENSE.txt'].filter(Boolean).join(' and ') || '-';

for (const id of readdirSync('dist')) {
  const name = readdirSync(`dist/${id}`).find((file) => /\.c?js$/.test(file));
  const file = `dist/${id}/${name}`;
  const texts = { code: text(file), extra: text(`${file}.LICENSE.txt`) };
  console.log(`${id.padEnd(12)} own: ${whereIs('bundled-licenses 1', texts).padEnd(22)} acme-round: ${whereIs('acme-round 2', texts)}`);
}

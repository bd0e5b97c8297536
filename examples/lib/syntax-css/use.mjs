import { readFileSync } from 'node:fs';

for (const folder of ['default', 'chrome-60']) {
  const { tooltipClass } = await import(`./dist/${folder}/index.js`);
  const css = readFileSync(`dist/${folder}/index.css`, 'utf8');
  console.log(`${folder}: .${tooltipClass} ${css.includes(`.${tooltipClass}`) ? 'is' : 'is not'} in index.css`);
}

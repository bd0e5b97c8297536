import { readFileSync } from 'node:fs';
import { cardClass } from 'compat-css';

const css = readFileSync(new URL(import.meta.resolve('compat-css/index.css')), 'utf8');
console.log(`.${cardClass}`, css.includes('&') ? 'is nested' : 'is not nested');

import { readFileSync } from 'node:fs';

const code = readFileSync('app/app.js', 'utf8');
console.log(code.includes('customElements.define') ? 'The app defines the element.' : 'The app does not define the element.');

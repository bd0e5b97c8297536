import { loadTheme } from 'solution-two-targets';

// What a page has and Node.js 20 has not.
globalThis.localStorage = { getItem: () => 'dark' };

console.log(import.meta.resolve('solution-two-targets').split('/').at(-1), loadTheme());

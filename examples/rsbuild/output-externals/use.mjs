import { pages } from './dist/esm/index.js';

console.log(pages(['a', 'b', 'c']));

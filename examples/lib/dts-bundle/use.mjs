import { swatches } from './dist/bundled/index.js';

console.log(swatches({ title: 'Warm', colors: ['amber'] }));

import * as bundle from './dist/bundle/index.js';
import * as bundleless from './dist/bundleless/index.js';

console.log('bundle:', bundle.subtract(bundle.add(1, 2), 4));
console.log('bundleless:', bundleless.subtract(bundleless.add(1, 2), 4));

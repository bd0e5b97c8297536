export { convert, type Reading } from './convert.js';
export { help } from './help.js';
export { Scale } from './scale.js';
//# sourceMappingURL=index.d.ts.map
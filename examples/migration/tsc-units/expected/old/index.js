export { convert } from './convert.js';
export { help } from './help.js';
//# sourceMappingURL=index.js.map
const path: typeof import('node:path') = require('node:path');

export const separator = path.sep;

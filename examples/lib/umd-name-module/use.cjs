console.log('dist/index.js:', Object.keys(require('./dist/index.js')));

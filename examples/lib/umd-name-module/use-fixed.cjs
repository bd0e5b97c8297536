console.log('dist/umd/index.js:', Object.keys(require('./dist/umd/index.js')).sort());

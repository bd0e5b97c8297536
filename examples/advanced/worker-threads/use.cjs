const { createCounter } = require('./dist/cjs/index.cjs');

createCounter().on('error', (error) => console.log(error.code, error.message));

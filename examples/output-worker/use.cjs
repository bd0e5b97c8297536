const { createCounter } = require('./dist/cjs/threads.cjs');

createCounter().on('error', (error) => console.log(error.code, error.message));

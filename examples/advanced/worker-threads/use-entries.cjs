const { createCounter } = require('./dist/entries/index.cjs');

const counter = createCounter();
counter.once('message', (words) => {
  console.log(words);
  counter.terminate();
});
counter.postMessage('counted in another thread');

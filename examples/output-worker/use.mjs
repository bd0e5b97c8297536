import { createCounter } from 'output-worker/node';

const counter = createCounter();
counter.once('message', (words) => {
  console.log(words);
  counter.terminate();
});
counter.postMessage('counted in another thread');

import { createCounter } from 'worker-threads';

const counter = createCounter();
counter.once('message', (words) => {
  console.log(words);
  counter.terminate();
});
counter.postMessage('counted in another thread');

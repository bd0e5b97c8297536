const { sum } = await import('./dist/index.js');

console.log('the sum is', sum([1, 2, 3]));

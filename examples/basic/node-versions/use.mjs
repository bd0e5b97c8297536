const { sum } = await import('./dist/index.js');

console.log(sum([1, 2, 3]));

const { sum } = await import(`./dist/${process.argv[2]}/index.js`);

console.log(sum([1, 2, 3]));

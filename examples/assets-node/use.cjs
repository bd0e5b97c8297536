const { colours } = require(`./${process.argv[2]}/index.cjs`);

console.log(colours);

const { colors } = require(`./${process.argv[2]}/index.cjs`);

console.log(colors);

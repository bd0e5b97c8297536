const { parsePort } = await import(`./dist/${process.argv[2]}/index.js`);

console.log(parsePort('80'));

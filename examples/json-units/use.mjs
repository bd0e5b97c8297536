const { inchesToMetres, milesToMetres } = await import(`./dist/${process.argv[2]}/index.js`);

console.log(inchesToMetres(10), milesToMetres(2));

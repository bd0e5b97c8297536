const { inchesToMeters, milesToMeters } = await import(`./dist/${process.argv[2]}/index.js`);

console.log(inchesToMeters(10), milesToMeters(2));

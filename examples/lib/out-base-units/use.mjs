const { toKilograms } = await import(`./dist/${process.argv[2]}/index.js`);

console.log(toKilograms(10));

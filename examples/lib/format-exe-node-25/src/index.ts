const [, , name = 'world'] = process.argv;

console.log(`Hello, ${name}!`);

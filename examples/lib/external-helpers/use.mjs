for (const folder of ['inline', 'external']) {
  const { Counter } = await import(`./dist/${folder}/index.js`);
  const counter = new Counter();
  counter.increment();
  console.log(`${folder}: ${counter.increment()}`);
}

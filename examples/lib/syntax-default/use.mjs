for (const folder of ['node', 'web', 'explicit']) {
  const { label } = await import(`./dist/${folder}/index.js`);
  console.log(`${folder}: ${label({ name: 'Ada' })}, ${label()}`);
}

for (const name of ['default', 'exclude', 'relative']) {
  const { badge } = await import(`./dist/${name}/index.js`);
  console.log(`${name}: ${badge({ name: 'Ada' })} ${badge()}`);
}

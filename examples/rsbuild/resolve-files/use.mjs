for (const name of ['default', 'extensions', 'conditions', 'fields', 'alias', 'alias-bundled']) {
  const { parts } = await import(`./dist/${name}/index.js`);
  console.log(name.padEnd(14), JSON.stringify(parts));
}

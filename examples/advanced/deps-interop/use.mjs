for (const file of ['esm/typed.js', 'cjs/typed.cjs', 'cjs/plain.cjs', 'bundled/typed.js']) {
  const { found } = await import(`./dist/${file}`);
  console.log(file, found);
}

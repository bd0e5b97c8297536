for (const name of ['standard', 'legacy', 'tsconfig']) {
  const { seen } = await import(`./dist/${name}/index.js`);
  console.log(name, seen);
}

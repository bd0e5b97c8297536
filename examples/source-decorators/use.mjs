for (const name of ['standard', 'legacy', 'tsconfig']) {
  const { seen } = await import(`./dist/${name}/index.js`);
  console.log(`${name}: the second argument is of type ${seen[0]}`);
}

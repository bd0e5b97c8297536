for (const folder of ['bundle', 'files']) {
  const { units } = await import(`./dist/${folder}/index.js`);
  console.log(folder, units.gram);
}

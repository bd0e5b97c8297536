for (const folder of ['default', 'include']) {
  const { countdown } = await import(`./dist/${folder}/index.js`);
  console.log(`${folder}: ${countdown({ seconds: 10 })}`);
}

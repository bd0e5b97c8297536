for (const folder of ['default', 'es2019', 'queries']) {
  const { slug } = await import(`./dist/${folder}/index.js`);
  console.log(`${folder}: ${await slug('Mind the gap')}`);
}

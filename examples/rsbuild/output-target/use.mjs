for (const name of ['node', 'web', 'bundleless']) {
  try {
    const { badge } = await import(`./dist/${name}/index.js`);
    console.log(`${name}: ${badge('new')}`);
  } catch (error) {
    console.log(`${name}: ${error.code}`);
  }
}

for (const folder of ['node', 'web', 'files']) {
  try {
    const { badge } = await import(`./dist/${folder}/index.js`);
    console.log(`${folder}: ${badge('new')}`);
  } catch ({ code }) {
    console.log(`${folder}: ${code}`);
  }
}

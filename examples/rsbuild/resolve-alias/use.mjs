for (const name of ['server', 'browser', 'paths', 'missing-bundleless']) {
  try {
    const { describe } = await import(`./dist/${name}/index.js`);
    console.log(`${name}: ${describe()}`);
  } catch ({ code, message }) {
    console.log(`${name}: ${code}, ${message.split(' imported')[0]}`);
  }
}

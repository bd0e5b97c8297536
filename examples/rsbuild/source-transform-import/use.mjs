for (const name of ['whole', 'single', 'bundleless']) {
  console.log(`${name}:`);
  try {
    const { booking } = await import(`./dist/${name}/index.js`);
    console.log(booking);
  } catch (error) {
    console.log(error.code);
  }
}

for (const lib of ['prefix', 'inlined']) {
  const { mark } = await import(`./dist/${lib}/index.js`);
  console.log(lib, mark);
}

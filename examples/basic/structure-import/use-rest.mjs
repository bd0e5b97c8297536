const files = [
  'cjs/kept/index.cjs',
  'cjs/bundled/index.cjs',
  'bundleless/kept/files.js',
  'bundleless/bundled/index.js',
];

for (const file of files) {
  const { greet } = await import(`./${file}`);
  console.log(file, await greet('fr').catch((error) => error.message));
}

await import('./eager/index.js');
console.log('eager', await globalThis.greetings.greet('fr'));

for (const folder of ['expression', 'expression-kept']) {
  await import(`./${folder}/index.js`);
  const result = await globalThis.opener.open('data:text/javascript,').catch((error) => error.message);
  console.log(folder, result);
}

for (const folder of ['default', 'all']) {
  await import(`./app/${folder}/app.js`);
  const result = await globalThis.app.loadPlugin('data:text/javascript,').catch((error) => error.message);
  console.log('app', folder, result);
}

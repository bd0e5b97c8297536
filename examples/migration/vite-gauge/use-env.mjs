const attempt = (call) => call().catch((error) => error.message);

for (const folder of ['./kept', './replaced']) {
  console.log(folder);
  console.log('  mode:', await attempt(async () => (await import(`${folder}/mode.js`)).mode));
  console.log('  themes:', await attempt(async () => Object.keys((await import(`${folder}/themes.js`)).themes)));
  console.log('  load:', await attempt(async () => (await (await import(`${folder}/load.js`)).load('dark')).background));
}

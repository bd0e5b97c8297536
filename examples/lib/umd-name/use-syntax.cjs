for (const folder of ['syntax', 'global']) {
  try {
    const { gray } = require(`./dist/${folder}/index.js`);
    console.log(`${folder}: ${gray(40)}`);
  } catch (error) {
    console.log(`${folder}: ${error.name}: ${error.message}`);
  }
}

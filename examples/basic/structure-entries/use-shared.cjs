for (const folder of ['split', 'single']) {
  const { enqueue } = require(`./shared/${folder}/index.cjs`);
  const { waiting } = require(`./shared/${folder}/stats.cjs`);

  enqueue('resize');
  console.log(`${folder}:`, waiting());
}

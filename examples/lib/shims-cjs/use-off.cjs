for (const folder of ['node', 'web']) {
  console.log(`${folder}:`, JSON.stringify(require(`./dist/${folder}/index.cjs`).here, null, 2));
}

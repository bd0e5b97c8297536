for (const folder of ['plain', 'footer']) {
  console.log(`${folder}:`, require(`./dist/${folder}/index.cjs`));
}

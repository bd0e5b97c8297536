for (const file of ['esm/mode.js', 'cjs/mode.cjs', 'esm/careful.js', 'cjs/careful.cjs']) {
  try {
    const { mode, zone } = await import(`./dist/${file}`);
    console.log(file, { mode, zone });
  } catch (error) {
    console.log(file, String(error));
  }
}

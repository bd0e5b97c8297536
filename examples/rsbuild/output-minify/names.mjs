for (const folder of ['default', 'kept', 'off']) {
  const { Price, Field, Rule, Cart } = await import(`./names/${folder}/index.js`);
  console.log(folder, [Price.type.name, Field.render.name, Rule.type.name, Cart.name]);
}

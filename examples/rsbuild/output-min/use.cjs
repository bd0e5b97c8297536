for (const name of ['index', 'index.min']) console.log(name, require(`./dist/${name}.js`).clamp(7, 0, 5));

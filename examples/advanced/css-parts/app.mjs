import { existsSync, readFileSync } from 'node:fs';
import { rspack } from '@rslib/core';

// The bundler of an app, with no more than what CSS needs.
const apps = ['bundle', 'banner', 'bundleless'];
rspack(
  {
    entry: Object.fromEntries(apps.map((name) => [name, `./app/${name}.ts`])),
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    output: { path: `${import.meta.dirname}/apps`, clean: true },
  },
  () => {
    for (const name of apps) {
      const file = `apps/${name}.css`;
      const css = existsSync(file) ? readFileSync(file, 'utf8').match(/\.[\w-]+/g) : [];
      console.log(name, css);
    }
  },
);

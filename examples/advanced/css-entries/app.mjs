import { readFileSync } from 'node:fs';
import { rspack } from '@rslib/core';

// The bundler of an app that uses the badge, with no more than what CSS needs.
const apps = {
  split: ['./dist/badge.js', './dist/badge.css'],
  complete: ['css-entries/badge', 'css-entries/style.css'],
};
rspack(
  {
    context: import.meta.dirname,
    entry: apps,
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    output: { path: `${import.meta.dirname}/apps`, clean: true },
  },
  () => {
    for (const name of Object.keys(apps)) {
      console.log(name, readFileSync(`apps/${name}.css`, 'utf8').match(/\.[\w-]+(?=\s*\{)/g));
    }
  },
);

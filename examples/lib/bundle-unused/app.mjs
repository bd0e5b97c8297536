import { readFileSync } from 'node:fs';
import { rspack } from '@rslib/core';

// The bundler of an app. Each app imports `percent` and nothing else.
const apps = ['bundle', 'lowered', 'bundleless'];
const unused = { Gauge: /bar/, Meter: /volt|ohm/, Table: /row/ };
rspack(
  {
    mode: 'production',
    entry: Object.fromEntries(apps.map((name) => [name, `./app/${name}.js`])),
    output: { path: `${import.meta.dirname}/apps`, clean: true },
  },
  () => {
    for (const name of apps) {
      const code = readFileSync(`apps/${name}.js`, 'utf8');
      const left = Object.keys(unused).filter((key) => unused[key].test(code));
      console.log(name, left);
    }
  },
);

import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

for (const name of ['value', 'call']) {
  const stats = await build(`./dist/${name}.cjs`, `${name}.cjs`);
  console.log(`${name}: ${stats.compilation.warnings[0]?.message ?? 'no warning'}`);
  try {
    console.log(require(`./app/${name}.cjs`).run());
  } catch (error) {
    console.log(error.message);
  }
}

function build(entry, filename) {
  const output = { path: `${import.meta.dirname}/app`, filename, library: { type: 'commonjs2' } };
  return new Promise((resolve, reject) =>
    webpack({ mode: 'production', entry, output }, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
}

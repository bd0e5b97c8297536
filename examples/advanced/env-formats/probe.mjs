import { readFileSync } from 'node:fs';

for (const file of ['esm/probe.js', 'files/probe.js', 'cjs/probe.cjs', 'umd/probe.js']) {
  console.log(file);
  const code = readFileSync(`./probe/${file}`, 'utf8');
  for (const name of ['nodeEnv', 'mode', 'isDev', 'isProd', 'isServer', 'baseUrl', 'region', 'token']) {
    const [, value] = new RegExp(`const ${name} = (.+);`).exec(code);
    console.log(`  ${name.padEnd(8)} ${value}`);
  }
}

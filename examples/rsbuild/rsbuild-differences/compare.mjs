import { createRslib, rsbuild } from '@rslib/core';

const keys = [
  'output.target',
  'output.module',
  'output.distPath.js',
  'output.distPath.css',
  'output.filenameHash',
  'output.assetPrefix',
  'output.dataUriLimit',
  'output.autoExternal',
  'output.minify',
  'output.legalComments',
  'output.cleanDistPath',
  'output.sourceMap',
  'output.injectStyles',
  'output.polyfill',
  'tools.htmlPlugin',
  'splitChunks.preset',
  'performance.buildCache',
];

const environments = async (tool) => {
  const { origin } = await tool.inspectConfig({ mode: 'production' });
  return origin.environmentConfigs;
};

const application = await environments(await rsbuild.createRsbuild());
const library = await environments(
  await createRslib({ config: { lib: [{ format: 'esm' }, { format: 'umd' }] } }),
);

const show = (config, key) => {
  const value = key.split('.').reduce((object, name) => object?.[name], config);
  if (key === 'output.minify' && typeof value === 'object') return '{ … }';
  if (key === 'output.dataUriLimit' && typeof value === 'object') return String(value.svg);
  if (key === 'output.sourceMap') return String(value.js ?? false);
  return value === undefined ? '-' : JSON.stringify(value);
};

const print = (...cells) => {
  console.log(cells.map((cell, index) => cell.padEnd(index ? 14 : 24)).join('').trimEnd());
};

print('', 'Rsbuild', 'Rslib esm', 'Rslib umd');
for (const key of keys) {
  print(key, ...[application.web, library.esm, library.umd].map((config) => show(config, key)));
}

import type { LibConfig } from '@rslib/core';
import { type Probe, values } from './probe.ts';
import { project, twoModules } from './probe-projects.ts';

/** File name options of Rsbuild, each with a file that it names. */
const assets = { svg: 'a.svg', font: 'a.woff2', image: 'a.png', media: 'a.mp4', assets: 'a.pdf' };

const withAssets = project({
  'src/index.ts': `${Object.values(assets)
    .map((file, at) => `import url${at} from './${file}';`)
    .join('\n')}\nimport styles from './a.module.css';\nexport const all = [${Object.values(assets)
    .map((_, at) => `url${at}`)
    .join(', ')}, styles];\n`,
  ...Object.fromEntries(Object.values(assets).map((file) => [`src/${file}`, `content of ${file}\n`])),
  'src/a.module.css': '.a { color: red }\n',
});
const withThreeMains = project({
  'src/index.ts': "import main from 'dep';\nconsole.log(main);\n",
  'node_modules/dep/package.json': JSON.stringify({
    name: 'dep',
    version: '1.0.0',
    main: 'main.js',
    module: 'module.js',
    browser: 'browser.js',
  }),
  ...Object.fromEntries(
    ['main', 'module', 'browser'].map((field) => [`node_modules/dep/${field}.js`, `export default '${field}';\n`]),
  ),
});
const web: LibConfig = { output: { target: 'web' } };

/** The probes of Rsbuild options that Rsbuild resolves after the configuration can be inspected. */
export const rsbuildProbes: Probe[] = [
  ...[true, false].map(
    (bundle): Probe => ({
      option: 'source.entry',
      when: `bundle: ${bundle}`,
      files: twoModules,
      lib: { bundle },
      candidates: values({ index: './src/index.ts' }, { index: './src/**' }),
    }),
  ),
  ...[false, true].flatMap((filenameHash) =>
    [...Object.keys(assets), 'css'].map((kind): Probe => {
      const extension = kind === 'svg' || kind === 'css' ? `.${kind}` : '[ext]';
      return {
        option: `output.filename.${kind}`,
        when: `output.filenameHash: ${filenameHash}`,
        files: withAssets,
        lib: { output: { target: 'web', filenameHash } },
        candidates: values(`[name]${extension}`, `[name].[contenthash:10]${extension}`),
      };
    }),
  ),
  ...(['node', 'web'] as const).flatMap((target): Probe[] => [
    {
      option: 'output.emitCss',
      when: `output.target: '${target}'`,
      files: withAssets,
      lib: { output: { target } },
      candidates: values(true, false),
    },
    {
      option: 'resolve.mainFields',
      when: `output.target: '${target}'`,
      files: withThreeMains,
      lib: { output: { target, autoExternal: false } },
      candidates: values(['main', 'module'], ['module', 'main'], ['browser', 'module', 'main']),
    },
  ]),
  {
    option: 'output.cssModules.localIdentName',
    files: withAssets,
    lib: web,
    candidates: values('[local]-[hash:base64:6]', '[path][name]__[local]-[hash:base64:6]'),
  },
  {
    option: 'output.sourceMap.js',
    files: twoModules,
    candidates: values(false, 'source-map', 'cheap-module-source-map'),
  },
];

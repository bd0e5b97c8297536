import type { KnipConfig } from 'knip';

export default {
  entry: [
    'rspress.config.ts',
    // Sites that tests build, with what Rspress finds in them by itself.
    'tests/**/*.config.ts',
    'tests/**/{theme,*-theme}/index.tsx',
    'tests/site/trial/{Records,components/*}.tsx',
    // Started by git, the dev server and the build, in a process of their own.
    'writing/checks/{staged,watch}.ts',
    'plugins/types/process.ts',
    'document/entry.ts',
    'theme/index.tsx',
    // Takes the place of React's function in Rspress's entry.
    'theme/root/hydrate-root.ts',
    'docs/**/*.mdx',
    // Found by components/record.ts, and copied by a component into packages that it loads.
    'components/*/record/{cli.ts,*.mjs}',
    // Commands of components, for whoever has a checkout.
    'components/*/command.ts',
    // What examples bring into their libraries has to be installed.
    'examples/*/*/{*.config*,src/**/*,*}.{ts,tsx,mts,js,mjs,cjs,vue,svelte,css}',
  ],
  project: [
    '*.ts',
    '{components,deploy,document,plugins,search,shared,tests,theme,writing}/**/*.{ts,tsx,mjs}',
    'docs/**/*.mdx',
    'examples/*/*/src/**/*.{vue,svelte,css}',
  ],
  ignoreDependencies: [
    // Examples run the first, and build code that needs the other two.
    'acorn',
    '@swc/helpers',
    'core-js',
    // A step of an example runs it.
    '@changesets/cli',
    // Configs of examples name these two.
    '@tailwindcss/postcss',
    'babel-plugin-react-compiler',
    // The build resolves these six for the theme and the client.
    'rspress-client-entry',
    'react-router-dom',
    '@mdx-js/react',
    'social-icons',
    'live-examples',
    'site-components',
    'global-components',
    // Their files are read from where they lie.
    '@fontsource-variable/inter',
    '@embedpdf/fonts-sc',
    'dejavu-fonts-ttf',
  ],
  // Of util-linux, with which tests mount disks, and of fontconfig, which browsers bring.
  ignoreBinaries: ['unshare', 'fc-list'],
  ignoreIssues: {
    // Libraries of their own, which import what they build; the tests run them all.
    'examples/**': ['exports', 'types', 'unlisted', 'unresolved'],
  },
  // Sites of other tools, with packages of their own.
  ignore: ['tests/performance/sites/{starlight,vitepress}/**'],
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;

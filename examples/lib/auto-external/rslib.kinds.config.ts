import { defineConfig, type LibConfig } from '@rslib/core';

type AutoExternal = NonNullable<LibConfig['output']>['autoExternal'];

const lib = (id: string, autoExternal: AutoExternal): LibConfig => ({
  id,
  output: { autoExternal, distPath: `./dist/${id}` },
});

export default defineConfig({
  lib: [
    lib('default', undefined),
    lib('true', true),
    lib('false', false),
    lib('no-dependencies', { dependencies: false }),
    lib('no-optional', { optionalDependencies: false }),
    lib('no-peer', { peerDependencies: false }),
    lib('with-dev', { devDependencies: true }),
    lib('exclude', { exclude: ['lodash'] }),
  ],
});

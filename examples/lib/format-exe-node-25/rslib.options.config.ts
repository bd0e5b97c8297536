import { defineConfig, type LibConfig } from '@rslib/core';

type SeaOptions = Exclude<NonNullable<NonNullable<LibConfig['experiments']>['exe']>, boolean>['seaOptions'];

/** A lib item whose program is `programs/<name>`. */
function program(fileName: string, seaOptions: SeaOptions, format: 'cjs' | 'esm' = 'cjs'): LibConfig {
  return {
    id: fileName,
    format,
    source: { entry: { index: './src/settings.ts' } },
    output: { distPath: `./dist/${fileName}` },
    experiments: {
      exe: { fileName, outputPath: './programs', targets: ['./node_modules/node-25-9/bin/node'], seaOptions },
    },
  };
}

export default defineConfig({
  lib: [
    program('assets', { assets: { 'words.txt': './words.txt' } }),
    program('code-cache', { useCodeCache: true }),
    program('code-cache-esm', { useCodeCache: true }, 'esm'),
    program('exec-argv', { execArgv: ['--title=fixed'] }),
    program('extension-none', { execArgvExtension: 'none' }),
    program('extension-env', { execArgvExtension: 'env' }),
    program('extension-cli', { execArgvExtension: 'cli' }),
    program('warning', { disableExperimentalSEAWarning: false }),
  ],
});

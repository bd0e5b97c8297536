import { expect, test } from 'playwright/test';
import { detect } from './convert/detect.ts';

const VITE =
  "import { defineConfig } from 'vite';\nexport default defineConfig({ build: { lib: { entry: 'a.ts' } } });";

test('a file that a reader pastes where another one is expected is read as what it is', () => {
  expect(detect({ name: 'tsup.config.ts', text: VITE })).toEqual({ kind: 'config', tool: 'vite' });
  expect(detect({ name: 'package.json', text: VITE })).toEqual({ kind: 'config', tool: 'vite' });
  expect(detect({ name: 'tsup.config.ts', text: '{ "scripts": {} }' })).toEqual({ kind: 'manifest' });
  expect(detect({ name: 'vite.config.ts', text: '// all\n{ "compilerOptions": {} }' })).toEqual({ kind: 'tsconfig' });
  expect(detect({ name: 'tsconfig.json', text: '{ "extends": "./base.json" }' })).toEqual({ kind: 'tsconfig' });
});

test('a config that imports nothing telling is one of the tool whose name it has', () => {
  for (const tool of ['tsup', 'tsdown', 'vite', 'rollup'] as const)
    expect(detect({ name: `${tool}.config.js`, text: 'export default { entry: [] };' })).toEqual({
      kind: 'config',
      tool,
    });
  const typed = "import type { Plugin } from 'rollup';\nexport default { entry: [] };";
  expect(detect({ name: 'tsup.config.ts', text: typed })).toEqual({ kind: 'config', tool: 'tsup' });
});

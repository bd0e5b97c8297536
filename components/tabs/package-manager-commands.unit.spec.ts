import { expect, test } from 'playwright/test';
import { commandFor, packageManagers } from './package-manager-commands.ts';

const written = (command: string) => packageManagers.map((manager) => `${manager} ${commandFor(manager, command)}`);

test('commands are translated for each package manager', () => {
  expect(written('install -D a @b/c@1')).toEqual([
    'npm install -D a @b/c@1',
    'yarn add -D a @b/c@1',
    'pnpm add -D a @b/c@1',
    'bun add -D a @b/c@1',
    'deno add -D npm:a npm:@b/c@1',
  ]);
  expect(written('install')).toEqual(['npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install']);
  expect(written('remove a').slice(1)).toEqual(['yarn remove a', 'pnpm remove a', 'bun remove a', 'deno remove npm:a']);
  expect(written('create rslib@latest').slice(1, 2)).toEqual(['yarn create rslib']);
  expect(() => written('run build')).toThrow('npm run has no translation');
  expect(written('create rslib@latest').at(-1)).toBe('deno init --npm rslib@latest');
});

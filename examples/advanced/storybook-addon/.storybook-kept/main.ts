import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import rslibConfig from '../rslib.kept.config.ts';

type Groups = Record<string, object>;

/** Every setting of a config, such as `source.define`. */
function settings({ lib, plugins, ...groups }: Groups): string[] {
  const names = Object.entries(groups).flatMap(([group, keys]) => Object.keys(keys).map((key) => `${group}.${key}`));
  return [...names, 'plugins'].sort();
}

/** Whether a setting of Storybook's config has the value of the library. */
function has(config: Groups, setting: string): boolean {
  const [group = '', key] = setting.split('.');
  const value = key === undefined ? config[group] : (config[group] as Groups | undefined)?.[key];
  return inspect(value, { depth: 4 }).includes('mine');
}

const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: [{ name: 'storybook-addon-rslib', options: { rslib: { configPath: './rslib.kept.config.ts' } } }],
  core: { disableTelemetry: true },
  // Writes down what has arrived, and ends before the build.
  rsbuildFinal(config) {
    const lines = settings(rslibConfig).map((name) => `${has(config as Groups, name) ? '✓' : '✗'} ${name}\n`);
    writeFileSync('kept.txt', lines.join(''));
    process.exit();
  },
};

export default config;

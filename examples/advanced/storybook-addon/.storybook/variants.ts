import { resolve } from 'node:path';
import type { AddonOptions } from 'storybook-addon-rslib';

const unit = (name: string) => ({ BADGE_UNIT: JSON.stringify(name) });

/** The options of the addon that are tried. */
export const variants: Record<string, AddonOptions['rslib']> = {
  'no options': {},
  configPath: { configPath: './other/rslib.config.ts' },
  cwd: { cwd: resolve('other') },
  'relative cwd': { cwd: './other' },
  'libIndex: 1': { libIndex: 1 },
  'libIndex: false': { libIndex: false },
  modifyLibConfig: {
    modifyLibConfig: (lib) => {
      lib.source = { define: unit('yd') };
    },
  },
  modifyLibRsbuildConfig: {
    modifyLibRsbuildConfig: (config) => {
      config.source = { define: unit('in') };
    },
  },
  'a returned config': {
    modifyLibRsbuildConfig: (config) => ({ ...config, source: { define: unit('in') } }),
  },
  'libIndex: 3': { libIndex: 3 },
  'no lib': { configPath: './rslib.no-lib.config.ts' },
  'no lib, libIndex: false': { configPath: './rslib.no-lib.config.ts', libIndex: false },
};

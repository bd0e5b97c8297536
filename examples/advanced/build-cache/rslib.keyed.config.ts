import { defineConfig, mergeRslibConfig } from '@rslib/core';
import config from './rslib.config.ts';

const inProject = (file: string) => `${import.meta.dirname}/${file}`;
const variables = Object.entries(process.env).filter(([name]) => /^(PUBLIC_|LEGACY$|EXTERNAL$|TOKEN$)/.test(name));

export default defineConfig((params) =>
  mergeRslibConfig(config(params), {
    performance: {
      buildCache: {
        cacheDigest: [process.argv.slice(2).join(' '), params.envMode, JSON.stringify(variables)],
        buildDependencies: ['loader.mjs', 'motto.txt', 'patches'].map(inProject),
      },
    },
  }),
);

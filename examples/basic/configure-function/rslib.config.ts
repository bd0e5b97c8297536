import { readFile } from 'node:fs/promises';
import { defineConfig } from '@rslib/core';

export default defineConfig(async ({ command, env, envMode }) => {
  const units: string[] = JSON.parse(await readFile('units.json', 'utf8'));
  console.log({ command, env, envMode, token: process.env.UNITS_TOKEN });

  return {
    source: {
      define: { UNITS: JSON.stringify(units) },
    },
    output: {
      sourceMap: envMode === 'staging',
    },
    performance: {
      buildCache: { cacheDigest: [envMode] },
    },
  };
});

import { defineConfig } from '@rslib/core';
import { insertFile } from './insert-file.ts';
import { logCompiled } from './log-compiled.ts';
import { settings } from './settings.ts';

export default defineConfig(({ envMode }) => ({
  syntax: process.env.LEGACY ? 'es2017' : settings.syntax,
  banner: { js: `/* ${process.env.BANNER ?? 'stable'} */` },
  source: {
    define: {
      STAGE: JSON.stringify(envMode),
      ...(process.env.TOKEN && { TOKEN: JSON.stringify(process.env.TOKEN) }),
    },
  },
  output: { externals: process.env.EXTERNAL ? ['round-kit'] : [] },
  tools: { rspack: { module: { rules: [{ test: /notes\.ts$/, use: './loader.mjs' }] } } },
  plugins: [logCompiled(), insertFile('LICENSE', 'license.txt', true), insertFile('MOTTO', 'motto.txt', false)],
}));

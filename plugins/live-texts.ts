import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readTexts, textFiles } from '../shared/read-texts.ts';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Applies edits of texts in development without a restart. Rspress reads `i18nSource` again for each of its two virtual
 * modules with texts, but rebuilds them only if they depend on the files.
 */
export function liveTexts(): RspressPlugin {
  const watchTexts: RsbuildPlugin = {
    name: 'live-texts',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform({ test: /virtual-(i18n-text|site-data)\.js$/, order: 'pre' }, ({ code, addDependency }) => {
        for (const file of textFiles(ROOT)) addDependency(path.join(ROOT, file));
        return code;
      });
    },
  };
  return {
    name: 'live-texts',
    builderConfig: { plugins: [watchTexts] },
    config(config, _, isProd) {
      if (!isProd) config.i18nSource = async (own) => ({ ...own, ...(await readTexts(ROOT)) });
      return config;
    },
  };
}

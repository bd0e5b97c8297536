import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createJiti } from 'jiti';

type Texts = Record<string, Record<string, string>>;

const TEXTS_FILE = path.join(import.meta.dirname, '../shared/texts.ts');

/** Reads the current dictionary; the configuration imported the one at startup. */
async function readTexts(): Promise<Texts> {
  const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false });
  return (await jiti.import<{ texts: Texts }>(TEXTS_FILE)).texts;
}

/**
 * Applies edits of texts in development without a restart. Rspress reads `i18nSource` again for each of its two virtual
 * modules with texts, but rebuilds them only if they depend on the file.
 */
export function liveTexts(): RspressPlugin {
  const watchTexts: RsbuildPlugin = {
    name: 'live-texts',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform({ test: /virtual-(i18n-text|site-data)\.js$/, order: 'pre' }, ({ code, addDependency }) => {
        addDependency(TEXTS_FILE);
        return code;
      });
    },
  };
  return {
    name: 'live-texts',
    builderConfig: { plugins: [watchTexts] },
    config(config, _, isProd) {
      if (!isProd) config.i18nSource = async (own) => ({ ...own, ...(await readTexts()) });
      return config;
    },
  };
}

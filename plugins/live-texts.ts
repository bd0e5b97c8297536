import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createJiti } from 'jiti';

export type Texts = Record<string, Record<string, string>>;

/** The file of the dictionary. */
const TEXTS_FILE = path.join(import.meta.dirname, '../site/texts.ts');

/** The dictionary as its file is now; the one that the configuration imported stays as it was. */
export async function readTexts(): Promise<Texts> {
  const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false });
  const { texts } = await jiti.import<{ texts: Texts }>(TEXTS_FILE);
  return texts;
}

/**
 * The object that one of Rspress's modules of data exports. In development the compiler has put code of
 * its own behind it; the object ends with the first brace that begins a line.
 */
export function exportedData(code: string): unknown {
  const start = code.indexOf('{');
  const end = code.indexOf('\n}', start);
  return JSON.parse(code.slice(start, end === -1 ? code.lastIndexOf('}') + 1 : end + 2));
}

/**
 * Lets an edited text show in development at once: Rspress reads the dictionary anew for each of the two
 * modules that have texts in them, but builds these anew only if they are known to depend on its file.
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

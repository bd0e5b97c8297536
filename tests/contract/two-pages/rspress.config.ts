import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig } from '@rspress/core';
import site from '../../../rspress.config.ts';
import { texts } from '../../../shared/texts.ts';
import { pluginsWithout } from '../../site/trial/plugins-without.ts';

const outDir = '.cache/two-pages';

/** Lists the virtual modules of Rspress that contain a text of the dictionary. */
const recordTexts: RsbuildPlugin = {
  name: 'record-texts',
  setup(api) {
    const names = new Set<string>();
    api.transform({ test: /virtual-[\w-]+\.js$/, order: 'post' }, ({ code, resourcePath }) => {
      if (code.includes(texts.slogan.en)) names.add(path.basename(resourcePath));
      return code;
    });
    api.onAfterBuild(() => {
      mkdirSync(outDir, { recursive: true });
      writeFileSync(path.join(outDir, 'text-modules.json'), JSON.stringify([...names]));
    });
  },
};

/** Two pages with all that the site does to pages, for questions about what Rspress makes of them. */
export default defineConfig({
  ...site,
  root: path.join(import.meta.dirname, 'docs'),
  outDir,
  icon: undefined,
  logo: undefined,
  languageParity: { enabled: false },
  themeDir: path.resolve('theme'),
  plugins: [...pluginsWithout(), { name: 'record-texts', builderConfig: { plugins: [recordTexts] } }],
  locales: [{ lang: 'en', label: 'English', title: 'Two', description: texts.slogan.en }],
});

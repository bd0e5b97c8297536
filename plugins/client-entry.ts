import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { brokenSeam } from './seams.ts';

/** Changes which module an import gets. */
type Replace = (module: { request: string; contextInfo: { issuer: string } }) => void;

const ENTRY = path.join(import.meta.dirname, '../document/entry.ts');
const HYDRATE_ROOT = path.join(import.meta.dirname, '../theme/root/hydrate-root.ts');
/** The alias under which Rspress imports the theme. */
const THEME = '@theme';

/**
 * Makes `document/entry.ts` the entry of the pages. When the reader needs the application, it imports the theme and
 * Rspress's own entry, available as `rspress-client-entry`.
 */
export function clientEntry(): RspressPlugin {
  const entry: RsbuildPlugin = {
    name: 'client-entry',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name !== 'web') return;
        const { entry, preEntry } = config.source;
        if (typeof entry?.index !== 'string' || !preEntry?.includes(THEME)) {
          throw brokenSeam('client-entry', `the entries are ${JSON.stringify({ entry, preEntry })}`);
        }
        // What remains are styles.
        config.source.preEntry = [preEntry].flat().filter((file) => file !== THEME);
        config.source.entry = { index: ENTRY };
        config.resolve.alias = { ...(config.resolve.alias as object), 'rspress-client-entry$': entry.index };
      });
      // In packages alone: islands are hydrated as they are.
      api.modifyRspackConfig((_, { appendPlugins, environment, rspack }) => {
        if (environment.name !== 'web') return;
        const guard: Replace = (module) => {
          if (/[\\/]node_modules[\\/]/.test(module.contextInfo.issuer)) module.request = HYDRATE_ROOT;
        };
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/^react-dom\/client$/, guard));
      });
    },
  };
  return {
    name: 'client-entry',
    builderConfig: {
      plugins: [entry],
      // Rspress puts all styles into one file. Without `type`, the split also moves all class names into one script.
      splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } },
    },
  };
}

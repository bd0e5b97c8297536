import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { textFiles } from '../shared/read-texts.ts';
import { importedFiles } from './imported-files.ts';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Restarts the dev server when a file is saved that the configuration imports, directly or through others: plugins, and the
 * definitions of components with what they take from the build. Rspress does so for the configuration itself only.
 * Views and texts are replaced in the open page instead.
 */
export function restartOnSave(): RspressPlugin {
  const watchConfiguration: RsbuildPlugin = {
    name: 'restart-on-save',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const replaced = textFiles(ROOT).map((file) => path.join(ROOT, file));
        const paths = importedFiles(
          path.join(ROOT, 'rspress.config.ts'),
          (file) => !file.endsWith('.tsx') && !replaced.includes(file),
        );
        return mergeRsbuildConfig(config, { dev: { watchFiles: { type: 'restart', paths: [...paths] } } });
      });
    },
  };
  return { name: 'restart-on-save', builderConfig: { plugins: [watchConfiguration] } };
}

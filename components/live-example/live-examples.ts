import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

type Manifest = { name: string; exports: Record<string, string | { default: string }> };

/**
 * Renders the default export of code fences with `preview` in their meta, using the theme's `Preview`. Imports from an
 * example resolve to its expected output, which the tests compare with a real build.
 *
 * @param folders the examples whose packages live code may import
 * @throws if an example's package exports a file that its expected output lacks
 */
export function liveExamples(folders: readonly string[]): RspressPlugin {
  const preview = pluginPreview();
  return {
    ...preview,
    // The plugin's own frame supports one language and has an unnamed control. Its other component is for a mode that
    // no page uses.
    globalUIComponents: [],
    markdown: { ...preview.markdown, globalComponents: [] },
    builderConfig: {
      ...preview.builderConfig,
      resolve: { alias: Object.assign({}, ...folders.map(builtPackage)) },
    },
  };
}

/** Aliases an example's package exports to its expected output. */
function builtPackage(example: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(example, 'package.json'), 'utf8')) as Manifest;
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([key, target]) => {
      const file = path.join(example, 'expected', typeof target === 'string' ? target : target.default);
      // Throws if the file is missing.
      readFileSync(file);
      return [`${path.posix.join(manifest.name, key)}$`, file];
    }),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

type Exports = Record<string, string | { default: string }>;

/**
 * Renders the default export of fences with `preview` in their meta, in the theme's `Preview`. What such code
 * imports from an example is the example's expected output, which the tests compare with a real build.
 *
 * @param names the examples whose packages live code may import
 * @throws where an example's package exports a file that is not in its expected output
 */
export function liveExamples(folder: string, names: string[]): RspressPlugin {
  const preview = pluginPreview();
  return {
    ...preview,
    // The plugin's own frame is in one language and has a control without a name; the other component is for a
    // mode that no page uses.
    globalUIComponents: [],
    markdown: { ...preview.markdown, globalComponents: [] },
    builderConfig: {
      ...preview.builderConfig,
      resolve: { alias: Object.assign({}, ...names.map((name) => builtPackage(path.join(folder, name)))) },
    },
  };
}

/** Aliases from the exports of an example's package to the files of its expected output. */
function builtPackage(example: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(example, 'package.json'), 'utf8')) as {
    name: string;
    exports: Exports;
  };
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([key, target]) => {
      const file = path.join(example, 'expected', typeof target === 'string' ? target : target.default);
      readFileSync(file);
      return [`${path.posix.join(manifest.name, key)}$`, file];
    }),
  );
}

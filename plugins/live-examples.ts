import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

type Exports = Record<string, string | { default: string }>;

/**
 * Runs embedded code in its page: a fence with `preview` in its meta shows the component that the code
 * exports by default. What the code imports from an example is the output of that example's build, as
 * the tests compare it. The frame around it is the theme's `Preview`.
 *
 * @param folder the folder of examples
 * @param names the examples whose packages live code may import
 * @throws where an example's package exports a file that its expected output does not have
 */
export function liveExamples(folder: string, names: string[]): RspressPlugin {
  const preview = pluginPreview();
  return {
    ...preview,
    // The plugin's own frame has texts in one language and a control without a name; the other global
    // component serves a mode that no page uses.
    globalUIComponents: [],
    markdown: { ...preview.markdown, globalComponents: [] },
    builderConfig: {
      ...preview.builderConfig,
      resolve: { alias: Object.assign({}, ...names.map((name) => builtPackage(path.join(folder, name)))) },
    },
  };
}

/** The exports of an example's package, each as the file that its build was seen to write. */
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

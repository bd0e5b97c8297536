import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { writeEarly } from '../shared/write-early.ts';

/**
 * Adds files to the output. In a build, they are compressed while pages are compiled.
 *
 * @param files called before the compiler starts and when it emits files, more than once in development; a build empties
 *   them then, since they take memory
 */
export function emitFiles(api: RsbuildPluginAPI, files: () => Map<string, string>): void {
  // Rsbuild has emptied the output by now.
  api.onBeforeBuild(() => {
    for (const [name, content] of files()) writeEarly(name, content);
  });
  api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
    const emitted = files();
    for (const [name, content] of emitted) compilation.emitAsset(name, new sources.RawSource(content));
    if (api.context.action === 'build') emitted.clear();
  });
}

/** Has scripts and styles compressed while pages are rendered. */
export function earlyFiles(): RspressPlugin {
  const scripts: RsbuildPlugin = {
    name: 'early-files',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets }) => {
        for (const name of Object.keys(assets))
          if (/\.(?:css|js)$/.test(name)) writeEarly(name, assets[name]?.buffer() ?? '');
      });
    },
  };
  return { name: 'early-files', builderConfig: { plugins: [scripts] } };
}

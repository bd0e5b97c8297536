import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Component } from '../../shared/define-component.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkPageIsland } from './remark-page-island.ts';
import { type StaticFiles, staticFiles, staticFinding } from './static-files.ts';

type RemarkPlugins = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>;

/** The module with the views of all components, which `theme/mdx/` offers to pages. */
const MODULE = 'site-components';

/**
 * Gives pages the components: with their props and content from the build, and hydrated as their definitions say.
 */
export function components(list: readonly Component[]): RspressPlugin {
  const checkStatic: RsbuildPlugin = {
    name: 'static-components',
    setup(api) {
      let dead: StaticFiles | undefined;
      // In development, an edit may have changed what a view imports.
      api.onBeforeEnvironmentCompile(() => {
        dead = undefined;
      });
      api.transform({ test: /[\\/](?:components|theme)[\\/].*\.tsx?$/ }, ({ code, resourcePath }) => {
        dead ??= staticFiles(list);
        if (!dead.has(resourcePath)) return code;
        // The file as it is written: line breaks may have gone from the code.
        const finding = staticFinding(resourcePath, readFileSync(resourcePath, 'utf8'), dead);
        if (finding) throw new Error(finding);
        return code;
      });
    },
  };
  return {
    name: 'components',
    async config(config, { addPlugin }) {
      for (const { plugin } of list) if (plugin) addPlugin(await plugin());
      const { remarkPlugins = [] } = config.markdown ?? {};
      const added = [[remarkComponents, list], remarkPageIsland] as RemarkPlugins;
      return { ...config, markdown: { ...config.markdown, remarkPlugins: [...remarkPlugins, ...added] } };
    },
    addRuntimeModules: () => ({ [MODULE]: moduleOf(list) }),
    builderConfig: { plugins: [checkStatic] },
  };
}

/** The source of the module: its default export has for each name its view and how it is hydrated. */
function moduleOf(list: readonly Component[]): string {
  const imports = list.map(
    ({ name, folder }) => `import { ${name} } from ${JSON.stringify(path.join(folder, `${name}.tsx`))};`,
  );
  const entries = list.map(({ name, hydrate = 'visible', scope }) => {
    const rest = JSON.stringify({ hydrate, scope });
    return `${name}: { view: ${name}, ...${rest} }`;
  });
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
}

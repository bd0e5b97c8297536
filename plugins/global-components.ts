import type { RspressPlugin, UserConfig } from '@rspress/core';

/** The module with the global components, which `theme/root/Root.tsx` renders. */
const MODULE = 'global-components';

type Components = NonNullable<UserConfig['globalUIComponents']>;

/** Hands the components of `globalUIComponents` over to the theme, which hydrates them by themselves. */
export function globalComponents(): RspressPlugin {
  let list: Components = [];
  return {
    name: 'global-components',
    config(config) {
      list = config.globalUIComponents ?? [];
      return { ...config, globalUIComponents: [] };
    },
    addRuntimeModules: () => ({ [MODULE]: moduleOf(list) }),
  };
}

/** The source of the module: its default export is a list of components with their props. */
function moduleOf(list: Components): string {
  const files = list.map((component) => (typeof component === 'string' ? component : component[0]));
  const props = list.map((component) => (typeof component === 'string' ? {} : component[1]));
  const imports = files.map((file, index) => `import view${index} from ${JSON.stringify(file)};`);
  const entries = props.map((own, index) => `[view${index}, ${JSON.stringify(own)}]`);
  return `${imports.join('\n')}\nexport default [${entries.join(', ')}];\n`;
}

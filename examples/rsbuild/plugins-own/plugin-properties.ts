import type { rsbuild } from '@rslib/core';

/** Lets the source import `.properties` files as objects. */
export const pluginProperties = (): rsbuild.RsbuildPlugin => ({
  name: 'acme:properties',
  setup(api) {
    api.transform({ test: /\.properties$/ }, ({ code }) => {
      const pairs = code.trim().split('\n').map((line) => line.split(' = '));
      return `export default ${JSON.stringify(Object.fromEntries(pairs))};`;
    });
  },
});

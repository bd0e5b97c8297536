import type { rsbuild } from '@rslib/core';

type Options = Pick<rsbuild.RsbuildPlugin, 'enforce'>;

/** A plugin that prints when it is set up and when its hooks run. */
export const trace = (name: string, options: Options = {}): rsbuild.RsbuildPlugin => ({
  name,
  ...options,
  setup(api) {
    console.log(`setup ${name}`);
    api.modifyRspackConfig(() => console.log(`modifyRspackConfig ${name}`));
    api.onAfterBuild(() => console.log(`onAfterBuild ${name}`));
  },
});

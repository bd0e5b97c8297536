import { basename } from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';

/** Prints the modules that a build compiles. */
export const logCompiled = (): RsbuildPlugin => ({
  name: 'log-compiled',
  setup(api) {
    const names: string[] = [];
    api.transform({ test: /\.(js|ts)$/ }, ({ code, resourcePath }) => {
      names.push(basename(resourcePath));
      return code;
    });
    api.onAfterEnvironmentCompile(() => {
      const compiled = names.splice(0).sort();
      console.log(`compiled ${compiled.length}: ${compiled.join(', ') || 'nothing'}`);
    });
  },
});

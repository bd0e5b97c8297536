import { execSync } from 'node:child_process';
import type { rsbuild } from '@rslib/core';

/** Runs a command before each build, and another one after each build without errors. */
export const pluginRun = (before: string, after: string): rsbuild.RsbuildPlugin => ({
  name: 'acme:run',
  setup(api) {
    const run = (command: string) => void execSync(command, { stdio: 'inherit' });
    api.onBeforeBuild(() => run(before));
    api.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) run(after);
    });
  },
});

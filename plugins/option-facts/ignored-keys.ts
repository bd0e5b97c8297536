import { type RslibConfig, rsbuild } from '@rslib/core';
import { project } from './probe-projects.ts';
import type { ToolRunner } from './run-tool.ts';
import { valueText } from './value-text.ts';

const files = project({ 'src/index.ts': 'export const a: number = 1;\n' });
const customLogger = rsbuild.createLogger();

/** A telling value for each key that only the top level declares. `logLevel` and `server` do work: they prove the check. */
const samples: RslibConfig = {
  mode: 'development',
  environments: { extra: { output: { target: 'web' } } },
  customLogger,
  logLevel: 'error',
  server: { port: 4321 },
};

/** Finds the keys that the declarations accept at the top level and that change nothing about a build. */
export async function findIgnoredKeys(runner: ToolRunner): Promise<Set<string>> {
  const ignored = new Set<string>();
  for (const [key, value] of Object.entries(samples)) {
    if ((await summary({ [key]: value }, key, runner)) === (await summary({}, key, runner))) ignored.add(key);
  }
  if (ignored.has('logLevel') || ignored.has('server'))
    throw new Error('The check for ignored keys takes every key for ignored.');
  return ignored;
}

/** Everything that the tool resolved, without the copy of the key itself that it may merely carry along. */
async function summary(config: RslibConfig, key: string, runner: ToolRunner): Promise<string> {
  let usesLogger = false;
  const { environmentConfigs, bundlerConfigs, rsbuildConfig } = await runner.inspect(files, config, (instance) => {
    usesLogger = instance.logger === customLogger;
  });
  const environments = Object.entries(environmentConfigs).map(([name, environment]) => {
    const carried =
      key in rsbuildConfig && key !== 'environments' && key !== 'customLogger'
        ? environment
        : without(environment, key);
    return [name, carried];
  });
  return valueText([usesLogger, without(rsbuildConfig, 'plugins'), environments, bundlerConfigs.length]);
}

function without(object: object, key: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

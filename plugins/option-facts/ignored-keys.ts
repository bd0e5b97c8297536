import { type RslibConfig, rsbuild } from '@rslib/core';
import { valueText } from './measured-default.ts';
import { project } from './probe-projects.ts';
import type { ToolRunner } from './tool-runner.ts';

const files = project({ 'src/index.ts': 'export const a: number = 1;\n' });
const customLogger = rsbuild.createLogger();

/** A value with a visible effect for each key that only the top level accepts. */
const samples: RslibConfig = {
  mode: 'development',
  environments: { extra: { output: { target: 'web' } } },
  customLogger,
  logLevel: 'error',
  server: { port: 4321 },
};

/** The keys that the declarations accept at the top level, but that have no effect on a build. */
export async function findIgnoredKeys(runner: ToolRunner): Promise<string[]> {
  const ignored: string[] = [];
  for (const [key, value] of Object.entries(samples)) {
    if ((await summarise({ [key]: value }, key, runner)) === (await summarise({}, key, runner))) ignored.push(key);
  }
  if (ignored.includes('logLevel') || ignored.includes('server')) {
    throw new Error('The check for ignored keys reports keys that are known to work.');
  }
  return ignored;
}

/** Everything that Rslib resolved, except for a mere copy of the key itself. */
async function summarise(config: RslibConfig, key: string, runner: ToolRunner): Promise<string> {
  let usesLogger = false;
  const { environmentConfigs, bundlerConfigs, rsbuildConfig } = await runner.inspect(files, config, (instance) => {
    usesLogger = instance.logger === customLogger;
  });
  const isPassedOn = key in rsbuildConfig && key !== 'environments' && key !== 'customLogger';
  const environments = Object.entries(environmentConfigs).map(([name, environment]) => [
    name,
    { ...environment, ...(!isPassedOn && { [key]: undefined }) },
  ]);
  return valueText([usesLogger, { ...rsbuildConfig, plugins: undefined }, environments, bundlerConfigs.length]);
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRslib, type LibConfig, type RslibConfig } from '@rslib/core';
import { globSync } from 'tinyglobby';
import type { DefaultCase } from '../../shared/option-facts/option-fact.ts';
import { valueText } from './measured-default.ts';
import { type ProjectFiles, twoModules, withValue } from './probe-projects.ts';
import type { Probe } from './probes.ts';

/** Resolves a project's configuration like `rslib inspect`; the project replaces what is in the working directory. */
export async function inspect(files: ProjectFiles, config: RslibConfig) {
  writeProject(files);
  const rslib = await createRslib({ config });
  return (await rslib.inspectConfig({ mode: 'production' })).origin;
}

/** Builds a project in the working directory and returns all emitted files with their contents. */
async function build(files: ProjectFiles, config: RslibConfig): Promise<string> {
  writeProject(files);
  const performance = { buildCache: false, printFileSize: false };
  const rslib = await createRslib({ config: { logLevel: 'silent', performance, ...config } });
  const { close } = await rslib.build();
  await close();
  const written = globSync('**', { ignore: ['node_modules', ...Object.keys(files)] }).sort();
  return written.map((name) => `── ${name}\n${readFileSync(name, 'utf8')}`).join('\n');
}

function writeProject(files: ProjectFiles) {
  for (const entry of readdirSync('.')) rmSync(entry, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, content);
  }
}

/**
 * Runs one probe.
 *
 * @returns the candidate whose build equals that without the option; `undefined` (as code) if all differ
 * @throws if two candidates match, which the probe's project then does not distinguish, or if it does not build
 */
export async function runProbe(probe: Probe): Promise<DefaultCase> {
  const { option, when = '', files = twoModules, lib = {}, candidates = [true, false] } = probe;
  const outcomeOf = (item: LibConfig) =>
    build(files, { lib: [item] }).catch((error: Error) => `failed: ${error.message.split('\n')[0]}`);
  const omitted = await outcomeOf(lib);
  if (omitted.startsWith('failed: ')) throw new Error(`The probe of ${option} (${when}) does not build: ${omitted}`);
  const equal: string[] = [];
  for (const candidate of candidates) {
    const outcome = await outcomeOf(withValue(lib, option.split('.'), candidate) as LibConfig);
    if (outcome === omitted) equal.push(valueText(candidate));
  }
  if (equal.length > 1) throw new Error(`The probe of ${option} (${when}) does not tell ${equal.join(' and ')} apart.`);
  return { when, value: equal[0] === undefined ? 'undefined' : (probe.standsFor ?? equal[0]) };
}

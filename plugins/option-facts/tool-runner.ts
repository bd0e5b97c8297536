import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRslib, type LibConfig, type RslibConfig } from '@rslib/core';
import type { DefaultCase } from '../../site/option-facts/option-fact.ts';
import { valueText } from './measured-default.ts';
import { type ProjectFiles, twoModules, withValue } from './probe-projects.ts';
import type { Probe } from './probes.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Builds and inspects temporary projects, all in one folder, so that outputs do not differ by path. */
export class ToolRunner {
  readonly root: string;
  private readonly outcomes = new Map<string, string>();

  constructor() {
    mkdirSync(path.join(repository, '.cache'), { recursive: true });
    this.root = mkdtempSync(path.join(repository, '.cache/option-facts-'));
    // Setting `cwd` is not enough: bundled declarations go to `dist` in the process's working directory.
    process.chdir(this.root);
  }

  /** Removes the projects and restores the working directory. */
  close() {
    process.chdir(repository);
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Builds a project and returns all emitted files with their contents, or the error. Results are cached. */
  async build(files: ProjectFiles, config: RslibConfig): Promise<string> {
    const id = JSON.stringify([files, config]);
    const known = this.outcomes.get(id);
    if (known !== undefined) return known;

    this.writeProject(files);
    let failure = '';
    try {
      const performance = { buildCache: false, printFileSize: false };
      const rslib = await createRslib({ cwd: this.root, config: { logLevel: 'silent', performance, ...config } });
      const { close } = await rslib.build();
      await close();
    } catch (error) {
      failure = `failed: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`;
    }
    const outcome = failure + this.readOutput(files);
    this.outcomes.set(id, outcome);
    return outcome;
  }

  /** Resolves a project's configuration like `rslib inspect`. */
  async inspect(files: ProjectFiles, config: RslibConfig) {
    this.writeProject(files);
    const rslib = await createRslib({ cwd: this.root, config: { ...config } });
    return (await rslib.inspectConfig({ mode: 'production' })).origin;
  }

  private writeProject(files: ProjectFiles) {
    for (const entry of readdirSync(this.root)) rmSync(path.join(this.root, entry), { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.root, name)), { recursive: true });
      writeFileSync(path.join(this.root, name), content);
    }
  }

  private readOutput(files: ProjectFiles): string {
    const written = readdirSync(this.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return written
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)))
      .filter((name) => !(name in files) && !/^(node_modules|\.rstack)\//.test(name))
      .sort()
      .map((name) => `── ${name}\n${readFileSync(path.join(this.root, name), 'utf8')}`)
      .join('\n');
  }
}

/**
 * Runs one probe.
 *
 * @returns the candidate whose build equals that without the option; `undefined` (as code) if all differ
 * @throws if two candidates match, which the probe's project then does not distinguish, or if it does not build
 */
export async function runProbe(probe: Probe, runner: ToolRunner): Promise<DefaultCase> {
  const { option, when = '', files = twoModules, lib = {}, candidates = [true, false] } = probe;
  const omitted = await runner.build(files, { lib: [lib] });
  const equal: string[] = [];
  for (const candidate of candidates) {
    const outcome = await runner.build(files, { lib: [withValue(lib, option.split('.'), candidate) as LibConfig] });
    if (outcome === omitted) equal.push(valueText(candidate));
  }
  if (equal.length > 1) throw new Error(`The probe of ${option} (${when}) does not tell ${equal.join(' and ')} apart.`);
  if (omitted.startsWith('failed: ')) {
    throw new Error(`The probe of ${option} (${when}) does not build: ${omitted.split('\n')[0]}`);
  }
  return { when, value: equal[0] === undefined ? 'undefined' : (probe.standsFor ?? equal[0]) };
}

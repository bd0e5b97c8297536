import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRslib, type Rsbuild, type RslibConfig } from '@rslib/core';

/** A project as text: file path to content. */
export type ProjectFiles = Readonly<Record<string, string>>;

const repository = path.resolve(import.meta.dirname, '../..');
const scratch = path.join(repository, '.cache');

/** Bundles and inspections of throwaway projects, all in one folder so that no path tells two runs apart. */
export class ToolRunner {
  readonly root: string;
  private readonly outcomes = new Map<string, string>();

  constructor() {
    mkdirSync(scratch, { recursive: true });
    this.root = mkdtempSync(path.join(scratch, 'option-facts-'));
    // `cwd` alone is not enough: bundled declarations go to `dist` of the process's own working directory.
    process.chdir(this.root);
  }

  /** Removes the folder of the throwaway projects. */
  close() {
    process.chdir(repository);
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Builds a project and returns everything a user could notice: emitted files with content, or the error. */
  async build(files: ProjectFiles, config: RslibConfig): Promise<string> {
    const id = JSON.stringify([files, config], (_key, value: unknown) =>
      typeof value === 'function' ? String(value) : value,
    );
    const known = this.outcomes.get(id);
    if (known !== undefined) return known;

    this.writeProject(files);
    let failure = '';
    try {
      const rslib = await createRslib({ cwd: this.root, config: withoutNoise(config) });
      const { close } = await rslib.build();
      await close();
    } catch (error) {
      failure = `failed: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`;
    }
    const outcome = failure + this.emitted(files);
    this.outcomes.set(id, outcome);
    return outcome;
  }

  /** Resolves the configuration of a project as `rslib inspect` does: environments by name, and what they became. */
  async inspect(
    files: ProjectFiles,
    config: RslibConfig,
    onInstance: (instance: Rsbuild.RsbuildInstance) => void = () => {},
  ) {
    this.writeProject(files);
    const rslib = await createRslib({ cwd: this.root, config: { ...config } });
    rslib.onAfterCreateRsbuild(({ rsbuild }) => onInstance(rsbuild));
    return (await rslib.inspectConfig({ mode: 'production' })).origin;
  }

  /** Replaces the paths of this machine by `<root>`, as a reader's project would have them. */
  portable(text: string): string {
    return text.replaceAll(this.root, '<root>').replaceAll(repository, '<root>');
  }

  private writeProject(files: ProjectFiles) {
    for (const entry of readdirSync(this.root)) rmSync(path.join(this.root, entry), { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }

  private emitted(files: ProjectFiles): string {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((name) => !(name in files) && !/^(node_modules|\.rstack)\//.test(name))
      .sort()
      .map((name) => `── ${name}\n${readFileSync(path.join(this.root, name), 'utf8')}`)
      .join('\n');
  }
}

/** The build cache and the log would only cost time; neither is measured by a build. */
function withoutNoise(config: RslibConfig): RslibConfig {
  return {
    logLevel: 'silent',
    ...config,
    performance: { buildCache: false, printFileSize: false, ...config.performance },
  };
}

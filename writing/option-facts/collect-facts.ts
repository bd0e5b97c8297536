import type { DefaultCase, OptionFact, OptionFactsFile } from '../../shared/option-facts/option-fact.ts';
import { inspectDefaultIds, inspectDefaults } from './inspect-defaults.ts';
import { probes } from './probes.ts';
import { type DeclaredOption, readDeclarations } from './read-declarations.ts';
import { runProbe } from './tool-runner.ts';

type Default = OptionFact['default'];

/** Options that only group others; their default would repeat the defaults of all their parts. */
const groups = ['resolve', 'source', 'output', 'tools', 'performance', 'dev', 'server', 'html', 'security'];

/** Parts of Rsbuild options that pages show; the facts of others are neither measured nor recorded. */
const shownParts = /^(output\.autoExternal\.\w+|output\.filename\.js|source\.decorators\.version)$/;

/** Defaults that neither the declarations nor a measurement provide. Keep the list short, with a reason for each. */
const overrides: Readonly<Record<string, string>> = {
  // The declaration describes it in prose, and a measurement yields a local path.
  'dts.typescriptPath': "require.resolve('typescript')",
  // It shows only in builds with a custom bundler option, so no probe can compare it.
  'umdName.amd': 'undefined',
  // Building an executable needs a newer Node.js than this site; read from Rslib's source.
  'experiments.exe.fileName': "'[name]'",
  // The declarations say "Current platform", "Current architecture" and "Current Node.js version".
  'experiments.exe.targets[].platform': 'process.platform',
  'experiments.exe.targets[].arch': 'process.arch',
  'experiments.exe.targets[].nodeVersion': 'process.version',
  // The declaration only links to the bundler, which decides by the kind of import.
  'resolve.conditionNames': 'undefined',
  // The resolved configuration contains what Rslib and Rsbuild add; user values are merged with it.
  'output.externals': 'undefined',
  'source.define': '{}',
  plugins: '[]',
  'tools.rspack': 'undefined',
  'tools.swc': 'undefined',
  'tools.cssExtract': 'undefined',
};

/**
 * Reads and measures all facts about options, with projects in the working directory. Takes half a minute of builds.
 *
 * @throws if a default is unknown, or if an override or a probe names an option that does not exist
 */
export async function collectFacts(): Promise<OptionFactsFile> {
  const all = readDeclarations();
  const declared = all.filter(({ name, path, family }) => family === 'lib' || path.length < 3 || shownParts.test(name));
  const named = [...Object.keys(overrides), ...probes.map(({ option }) => option)];
  const stale = named.filter((name) => !declared.some((option) => option.name === name));
  if (stale.length > 0) throw new Error(`Overrides or probes that are not options: ${stale.join(', ')}`);

  const measured = await measureDefaults(declared);
  const sorted = declared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const options = sorted.map((option): [string, OptionFact] => {
    const { name, type, place, deprecated } = option;
    return [name, { type, default: chooseDefault(option, measured.get(name)), place, deprecated }];
  });
  return {
    libOptions: declared.filter(({ family }) => family === 'lib').map(({ name }) => name),
    names: all.map(({ name }) => name).sort(),
    options: Object.fromEntries(options),
  };
}

/** Measures the defaults of all measurable options with the installed version of Rslib. */
async function measureDefaults(options: readonly DeclaredOption[]): Promise<Map<string, Default>> {
  const ofRsbuild = options.filter(({ family }) => family === 'rsbuild');
  const measured = new Map<string, Default>(await inspectDefaults(ofRsbuild));
  // Rslib copies it to the option that replaces it.
  measured.set('autoExternal', measured.get('output.autoExternal'));
  measured.set('id', await inspectDefaultIds());
  const cases: Record<string, DefaultCase[]> = {};
  for (const probe of probes) {
    cases[probe.option] = [...(cases[probe.option] ?? []), await runProbe(probe)];
  }
  for (const [name, found] of Object.entries(cases)) {
    const [only] = found;
    measured.set(name, only?.when === '' ? only.value : found);
  }
  return measured;
}

function chooseDefault(option: DeclaredOption, measured: Default): Default {
  const { name, default: declared, defaultInWords } = option;
  if (groups.includes(name)) return undefined;
  // The declared text is more useful than the local path it resolves to.
  const isLocalPath = typeof measured === 'string' && /<root>|node_modules/.test(measured);
  const found = overrides[name] ?? (isLocalPath ? declared : undefined) ?? measured ?? declared;
  if (found !== undefined) return found;
  if (defaultInWords === undefined && option.family === 'rsbuild') return 'undefined';
  if (defaultInWords === undefined && option.hasSubOptions) return undefined;
  const words = defaultInWords ? `only describes it as “${defaultInWords}”` : 'has none';
  throw new Error(`The default of ${name} is unknown: the declaration ${words} — add a probe, or an override.`);
}

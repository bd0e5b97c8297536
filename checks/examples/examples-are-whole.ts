import type { ExampleSpec } from '../../site/examples/example-spec.ts';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt, findingIn } from '../../site/findings/format-finding.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import type { Check } from '../check.ts';
import { readExamples } from '../example-files/read-examples.ts';
import { splitCommand } from '../example-files/split-command.ts';
import type { SiteSources } from '../site-sources.ts';

/** A file by its name alone: what lies in a folder may be what an earlier step has built. */
const FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]s|json)$/;

export const examplesAreWhole: Check = {
  name: 'examples',
  looksAt: 'steps of examples',
  *run(site, looked) {
    const folders = new Set(site.files.list('examples/*/*').map((file) => file.split('/')[1] ?? ''));
    for (const name of folders) {
      const file = `examples/${name}/example.json`;
      const first = site.files.list(`examples/${name}/*`)[0] ?? file;
      if (!site.files.exists(file) && (site.isAsked(file) || site.isAsked(first)))
        yield findingIn(
          first,
          `the example has no ${file}`,
          'write it, as examples/README.md says, or remove the folder',
        );
    }
    const kept = site.files.list('examples/*/expected/**/*');
    for (const [name, spec] of readExamples(site.files)) {
      if (!site.isAsked(`examples/${name}/example.json`)) continue;
      looked(spec.steps.length);
      yield* stepFaults(name, spec, site);
      yield* keptFaults(name, spec, site, kept);
      yield* unshown(name, spec, site);
    }
  },
};

/** Files that a command names and nobody has written, and what no run has left. */
function* stepFaults(name: string, { steps }: ExampleSpec, { files }: SiteSources): Generator<Finding> {
  const folder = `examples/${name}`;
  const file = `${folder}/example.json`;
  const text = files.read(file) ?? '';
  const written = steps.flatMap(({ write = {} }) => Object.keys(write));
  for (const [index, { id, run, exit, cwd = '.' }] of steps.entries()) {
    const at = () => offsetOf(text, `steps.${index}.run`);
    const there = (word: string) => files.exists(`${folder}/${word}`) || files.exists(`${folder}/${cwd}/${word}`);
    const named = exit === 0 ? wordsOf(run).filter((word) => FILE.test(word)) : [];
    for (const word of named.filter((one) => !there(one) && !written.includes(one)))
      yield findingAt({ file, text }, at(), `there is no ${folder}/${word}`, 'write it, or mend the command');
    if (!files.exists(`${folder}/expected/${id}.txt`))
      yield findingAt(
        { file, text },
        at(),
        `nothing is kept of the step "${id}"`,
        `npm run examples -- ${name} --update`,
      );
  }
}

/** What a run was to keep and did not, and what is kept that no run leaves any more. */
function* keptFaults(
  name: string,
  { steps, tree, show }: ExampleSpec,
  { files }: SiteSources,
  all: readonly string[],
): Generator<Finding> {
  const [file, folder] = [`examples/${name}/example.json`, `examples/${name}/expected/`];
  const kept = all.filter((one) => one.startsWith(folder));
  const text = files.read(file) ?? '';
  const known = new Set([
    ...steps.map(({ id }) => `${folder}${id}.txt`),
    ...(tree.length > 0 ? [`${folder}tree.txt`] : []),
  ]);
  for (const [index, pattern] of show.entries()) {
    // Only a pattern is worth another look at the disk.
    const found = /[*?[{]/.test(pattern) ? files.list(folder + pattern) : [folder + pattern].filter(files.exists);
    for (const one of found) known.add(one);
    if (found.length > 0) continue;
    const at = offsetOf(text, `show.${index}`);
    yield findingAt({ file, text }, at, `nothing is kept of ${pattern}`, `npm run examples -- ${name} --update`);
  }
  for (const left of kept.filter((one) => !known.has(one)))
    yield findingIn(left, 'a file that no step of the example leaves', `npm run examples -- ${name} --update`);
}

/** Where a value of a file stands; files without faults are not searched. */
function offsetOf(text: string, key: string): number {
  return valuesOf(text).values.find(({ path }) => path.join('.') === key)?.from ?? 0;
}

/** A quote that is never closed is told where the command is run. */
function wordsOf(command: string): string[] {
  try {
    return splitCommand(command);
  } catch {
    return [];
  }
}

/** An example that no page embeds, and that does not say why it is there. */
function* unshown(name: string, { purpose }: ExampleSpec, { pages }: SiteSources): Generator<Finding> {
  if (purpose !== undefined || pages.some(({ text }) => text.includes(`examples/${name}/`))) return;
  const how = 'embed a file of it, say its "purpose", or remove it';
  yield findingIn(`examples/${name}/example.json`, 'no page embeds this example', how);
}

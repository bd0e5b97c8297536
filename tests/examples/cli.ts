import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exampleNames, examplePath, examplesFolder, readExample } from '../../shared/examples/places.ts';
import { suggest } from '../../shared/near.ts';
import { pagesToReread } from './embedding-pages.ts';
import { exampleJsonSchema } from './json-schema.ts';
import { type Proof, proveExample } from './prove-example.ts';

const usage = 'usage: npm run examples -- [name… | --recorded] [--update], such as npm run examples -- first-build';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { update: { type: 'boolean' }, recorded: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const { update = false, recorded = false, help } = values;
  if (help) {
    console.log(usage);
    return 0;
  }
  const chosen = positionals.map(nameOf);
  const all = exampleNames();
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    const how = suggest(unknown, all, 'its name is that of its folder, examples/<group>/<name>');
    throw new Error(`there is no example "${unknown}" — ${how}`);
  }
  if (update) writeFileSync(path.join(examplesFolder, 'example.schema.json'), exampleJsonSchema());

  const isKind = (name: string) => (readExample(name).recorded !== undefined) === recorded;
  const waiting = chosen.length > 0 ? chosen : all.filter(isKind);
  const total = waiting.length;
  const proofs: Proof[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const proof = await proveExample(name, { update });
      proofs.push(proof);
      print(proof, update ? changedExpected(name) : '');
    }
  };
  await Promise.all([work(), work()]);
  const failed = proofs.filter(({ problems }) => problems.length > 0).length;
  const unchanged = proofs.filter((proof) => proof.unchanged).length;
  console.log(
    `${total} examples: ${total - failed} good (${unchanged} unchanged since they last passed; EXAMPLES=all runs them too), ${failed} not`,
  );
  return failed > 0 ? 1 : 0;
}

/** Resolves `<name>`, `<group>/<name>`, or the path of an example or of a file in it, to the example's name. */
function nameOf(word: string): string {
  const [first, name] = path.relative(examplesFolder, path.resolve(word)).split(path.sep);
  if (first !== '..') return name ?? word;
  const [group, member, ...rest] = word.split('/');
  return member && rest.length === 0 && existsSync(path.join(examplesFolder, group ?? '', member)) ? member : word;
}

/** The changes of an example's outputs since the last commit, as git lists them. */
const changedExpected = (name: string) =>
  execFileSync('git', ['status', '--short', '--', `${examplePath(name)}/expected`], { encoding: 'utf8' }).trimEnd();

function print({ name, unchanged, steps, files, problems, differs }: Proof, changed: string): void {
  console.log(
    `${problems.length > 0 ? '✗' : '✓'} ${name}  ${steps} steps, ${files} files${unchanged ? ', unchanged' : ''}`,
  );
  const lines = [...problems, ...(changed ? [changed] : []), ...(differs || changed ? [pagesToReread(name)] : [])];
  if (lines.length > 0) console.log(lines.join('\n').replace(/^/gm, '    '));
}

// Child processes are stopped on 'exit', which signals alone do not trigger.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  },
);

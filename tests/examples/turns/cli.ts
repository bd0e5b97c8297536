// `npm run turns -- <example>`: where the outcome of an example changes under each turn.
import { parseArgs } from 'node:util';
import { exampleNames } from '../../../shared/examples/places.ts';
import { suggest } from '../../../shared/near.ts';
import { compareOutcomes } from './compare-outcomes.ts';
import { buildsOf, runTurn } from './run-turn.ts';
import { turns } from './turns.ts';

const usage = 'usage: npm run turns -- <example> [turn…], or npm run turns -- --list';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
  if (values.list) {
    for (const { name, what } of turns) console.log(`${name.padEnd(16)}${what}`);
    return 0;
  }
  const [name = '', ...chosen] = positionals;
  if (!exampleNames().includes(name))
    throw new Error(
      `there is no example "${name}" — ${suggest(name, exampleNames(), 'its name is that of its folder')}`,
    );
  const known = turns.map((turn) => turn.name);
  const unknown = chosen.find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw new Error(`there is no turn "${unknown}" — ${suggest(unknown, known, 'npm run turns -- --list lists them')}`);
  const builds = buildsOf(name);
  if (builds.length === 0) throw new Error(`${name} — no step builds with Rslib and succeeds`);
  for (const build of builds) {
    console.log(`# ${name}: ${build}`);
    const before = await runTurn(name, build);
    if (typeof before === 'string') throw new Error(before);
    for (const turn of turns.filter((one) => chosen.length === 0 || chosen.includes(one.name))) {
      const after = await runTurn(name, build, turn);
      const lines = typeof after === 'string' ? [`not tried: ${after}`] : compareOutcomes(before, after);
      console.log(`${turn.name} (${turn.what})${lines.length > 0 ? '' : ': the same'}`);
      for (const line of lines) console.log(`    ${line}`);
    }
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  },
);

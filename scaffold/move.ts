/** Renames a page in both languages: `npm run move -- <group>/<name> <group>/<new name>`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { repo } from '../site/examples/places.ts';
import { MOVED_FILE } from '../site/moved-rows.ts';
import facts from '../site/option-facts/option-facts.json' with { type: 'json' };
import { MOVE_USAGE, type Move, pathOf, readMove } from './places.ts';
import { planMove } from './plan-move.ts';
import { writePlan } from './write-plan.ts';

/** Files that may mention the old name. */
const MENTIONS = ['{tests,examples,deploy}/**/*.{ts,tsx,json,md}', '**/*.md', '.github/**/*'];
const IGNORED = ['**/node_modules/**', 'docs/**', '.cache/**', 'dist*/**', MOVED_FILE];

try {
  const move = readMove(process.argv.slice(2));
  if (move) rename(move);
  else console.log(MOVE_USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function rename(move: Move): void {
  const changes = planMove(move, { options: Object.keys(facts.options), libOptions: facts.libOptions }, repo);
  writePlan(changes, repo);
  for (const [file, text] of changes) console.log(`${text === null ? '−' : '✓'} ${file}`);
  const mentions = mentionsOf(pathOf(move.from));
  if (mentions.length > 0) console.log(`These still mention ${pathOf(move.from)}: ${mentions.join(', ')}`);
  console.log('The old address redirects to the new one. npm run check reports the rest.');
}

/** The files that mention a page, with the number of lines. */
function mentionsOf(page: string): string[] {
  const name = new RegExp(`(?<![\\w-])${page}(?![\\w/-])`);
  const files = MENTIONS.flatMap((pattern) => globSync(pattern, { cwd: repo, dot: true, ignore: IGNORED }));
  return [...new Set(files)].sort().flatMap((file) => {
    const lines = readFileSync(path.join(repo, file), 'utf8')
      .split('\n')
      .filter((line) => name.test(line));
    return lines.length > 0 ? [`${file} (${lines.length})`] : [];
  });
}

/** Gives a page another name in both languages: `npm run move -- <group>/<name> <group>/<new name>`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { repo } from '../site/examples/places.ts';
import { HELP } from '../site/help.ts';
import { MOVED_FILE } from '../site/moved-rows.ts';
import facts from '../site/option-facts/option-facts.json' with { type: 'json' };
import { planMove } from './plan-move.ts';
import { pathOf, readMove, USAGE } from './read-move.ts';
import { writePlan } from './write-plan.ts';

/** What says the old name in words of its own, and may mean it. */
const OTHERS = ['{tests,examples,deploy}/**/*.{ts,tsx,json,md}', '**/*.md', '.github/**/*'];

const IGNORED = ['**/node_modules/**', 'docs/**', '.cache/**', 'dist*/**', MOVED_FILE];

const words = process.argv.slice(2);
try {
  if (words.some((word) => HELP.includes(word))) console.log(USAGE);
  else tell(words);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function tell(words: readonly string[]): void {
  const move = readMove(words);
  const changes = planMove(move, { options: Object.keys(facts.options), libOptions: facts.libOptions }, repo);
  writePlan(changes, repo);
  console.log([...changes].map(([file, text]) => `${text === null ? '−' : '✓'} ${file}`).join('\n'));
  const places = placesOf(pathOf(move.from));
  if (places.length > 0) console.log(`These still say ${pathOf(move.from)}: ${places.join(', ')}`);
  console.log('The old address leads to the new one. npm run check tells the rest.');
}

/** The files with a page's name that goes on with nothing else, and in how many lines each. */
function placesOf(page: string): string[] {
  const name = new RegExp(`(?<![\\w-])${page}(?![\\w/-])`);
  const files = OTHERS.flatMap((pattern) => globSync(pattern, { cwd: repo, dot: true, ignore: IGNORED }));
  return [...new Set(files)].sort().flatMap((file) => {
    const lines = readFileSync(path.join(repo, file), 'utf8')
      .split('\n')
      .filter((line) => name.test(line));
    return lines.length > 0 ? [`${file} (${lines.length})`] : [];
  });
}

/** Scaffolds a page in both languages with an example that builds: `npm run new -- <group>/<name>`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { examplesFolder, repo } from '../site/examples/places.ts';
import { HELP } from '../site/help.ts';
import facts from '../site/option-facts/option-facts.json' with { type: 'json' };
import { planPage } from './plan-page.ts';
import { readRequest, USAGE } from './read-request.ts';
import { runExample } from './run-example.ts';
import { writeExample } from './write-example.ts';
import { writePlan } from './write-plan.ts';

const OPTIONS = { options: Object.keys(facts.options), libOptions: facts.libOptions };

/** The example comes first, since what it prints is known only once it has been built; it goes if anything fails. */
async function scaffold(words: readonly string[]): Promise<string[]> {
  const request = readRequest(words);
  const plan = planPage(request, OPTIONS, repo);
  const folder = path.join(examplesFolder, request.example);
  try {
    writeExample(request.example, examplesFolder);
    console.log(`building examples/${request.example} …`);
    await runExample(request.example);
    writePlan(plan, repo);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return [...plan.keys(), `examples/${request.example}/`];
}

const words = process.argv.slice(2);
try {
  if (words.some((word) => HELP.includes(word))) console.log(USAGE);
  else await tell(words);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode ??= 1;
}

async function tell(words: readonly string[]): Promise<void> {
  const files = await scaffold(words);
  console.log(files.map((file) => `✓ ${file}`).join('\n'));
  console.log(
    'Both _meta.json list the page last: move it where readers look for it. npm run check tells what to fill in.',
  );
}

/** Creates a page in both languages with an example that builds: `npm run new -- <group>/<name>`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplesFolder, repo } from '../../shared/examples/places.ts';
import facts from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { runExample, writeExample } from './example.ts';
import { type Request, readRequest, USAGE } from './places.ts';
import { planPage } from './plan-page.ts';

const OPTIONS = { options: Object.keys(facts.options), libOptions: facts.libOptions };

try {
  const request = readRequest(process.argv.slice(2));
  if (request) create(request);
  else console.log(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Builds the example first, because the pages embed its output. */
function create(request: Request): void {
  const plan = planPage(request, OPTIONS, repo);
  writeExample(request.example, examplesFolder);
  console.log(`building examples/${request.example} …`);
  runExample(request.example);
  for (const [file, text] of plan) writeFileSync(path.join(repo, file), text);
  for (const file of [...plan.keys(), `examples/${request.example}/`, 'tests/examples/passed/'])
    console.log(`✓ ${file}`);
  console.log('Both _meta.json files list the page last: move it to its place. npm run check lists what to fill in.');
}

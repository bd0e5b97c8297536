/** Creates a page in both languages with an example that builds: `npm run new -- <group>/<name>`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplesFolder, repo } from '../../shared/examples/places.ts';
import facts from '../../shared/option-facts/option-facts.json' with { type: 'json' };
import { configText, runExample, writeExample } from './example.ts';
import { optionOf } from './groups.ts';
import type { Facts } from './option-value.ts';
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
  const { example } = request;
  const plan = planPage(request, OPTIONS, repo);
  const option = optionOf(request, OPTIONS, repo);
  writeExample(example, configText(option, facts.options as Facts), examplesFolder);
  console.log(`building examples/${example} …`);
  let builds = runExample(example);
  if (!builds && option !== undefined) {
    console.log(`It does not build with this value of ${option.name}: building without it …`);
    writeExample(example, configText(option, {}), examplesFolder);
    builds = runExample(example);
  }
  if (!builds) throw new Error(`the example does not build — remove examples/${example}/, then try again`);
  for (const [file, text] of plan) writeFileSync(path.join(repo, file), text);
  for (const file of [...plan.keys(), `examples/${example}/`, 'tests/examples/passed/']) console.log(`✓ ${file}`);
  console.log('Both _meta.json files list the page last: move it to its place. npm run check lists what to fill in.');
}

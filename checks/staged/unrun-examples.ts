import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder } from '../../site/examples/places.ts';
import type { Finding } from '../../site/findings/finding.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import { cacheKey } from '../example-files/cache-key.ts';
import type { StagedChange } from './staged-changes.ts';

/** Changed examples whose output is not up to date. */
export function unrunExamples(changes: readonly StagedChange[]): Finding[] {
  const names = new Set(changes.flatMap(({ file }) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? []));
  return [...names].flatMap((name) => {
    const spec = `examples/${name}/example.json`;
    const result = path.join(resultsFolder, `${name}.txt`);
    const isProven = existsSync(result) && readFileSync(result, 'utf8') === cacheKey(name);
    const what = 'the example was not run as it is staged';
    return existsSync(spec) && !isProven ? [findingIn(spec, what, `npm run examples -- ${name} --update`)] : [];
  });
}

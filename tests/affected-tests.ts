import path from 'node:path';
import { globSync } from 'tinyglobby';
import { exampleNames } from '../site/examples/places.ts';

/** Slow tests that look at what a folder holds, where their names don't say so. */
export const SPECS_OF: Readonly<Record<string, string>> = {
  'checks/': 'tests/content/{broken-checks,dev-server}.spec.ts tests/unit/staged.spec.ts',
  'deploy/': 'tests/hosts/conformance.spec.ts tests/site/serving.spec.ts',
  'client/': 'tests/site/{lazy-start,early-events,tabs,code,outline,appearance,back-to-top}.spec.ts',
  'head/': 'tests/site/*{storage,query-switches,first-visit}*.spec.ts',
  'plugins/': 'tests/site/discovery/*.spec.ts tests/content/{dev-server,options}.spec.ts',
  'search/': 'tests/site/search.spec.ts',
  'theme/navigation/': 'tests/site/{history,page-loading,progress-bar}.spec.ts',
  'theme/root/': 'tests/site/{lazy-start,page-change}.spec.ts',
  'theme/scroll/': 'tests/site/{anchors,back-to-top,history}.spec.ts',
};

/** The tests without a browser that only changes near them ask for, as a pattern of their names. */
export const SLOW = globSync(Object.values(SPECS_OF).flatMap((globs) => globs.split(' ')))
  .filter((spec) => /^tests\/(?:unit|content)\//.test(spec))
  .map((spec) => path.basename(spec, '.ts'))
  .join('|');

/** What a change asks to be run, beside the tests that need neither a browser nor a build. */
export interface Affected {
  examples: string[];
  specs: string[];
  /** Whether the site has to be built anew for the specs. */
  needsBuild: boolean;
}

/**
 * Finds the tests near changed files: of an example itself, of a spec itself, of a folder of the theme the specs that
 * are named for it, and of other folders those of the table.
 *
 * @param files paths from the root of the repository, of files that exist
 */
export function affectedTests(files: readonly string[]): Affected {
  const known = exampleNames();
  const examples = files.flatMap((file) => known.filter((name) => file.startsWith(`examples/${name}/`)));
  const patterns = files.flatMap((file) => {
    if (/^tests\/(?:site|hosts|unit|content)\/.*\.spec\.ts$/.test(file)) return [file];
    const [, feature] = /^theme\/([\w-]+)\//.exec(file) ?? [];
    const named = feature ? [`tests/site/${feature}*.spec.ts`] : [];
    const listed = Object.entries(SPECS_OF).filter(([folder]) => file.startsWith(folder));
    return [...named, ...listed.flatMap(([, globs]) => globs.split(' '))];
  });
  return {
    examples: [...new Set(examples)],
    specs: patterns.length > 0 ? globSync([...new Set(patterns)]).sort() : [],
    needsBuild:
      patterns.length > 0 && files.some((file) => /^(?:theme|client|head|plugins|search|site|docs)\//.test(file)),
  };
}

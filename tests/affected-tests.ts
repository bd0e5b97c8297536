import path from 'node:path';
import { globSync } from 'tinyglobby';
import { exampleNames, examplePath } from '../shared/examples/places.ts';

/** Slow tests that cover a folder, if their names do not tell. */
export const SPECS_OF: Readonly<Record<string, string>> = {
  'writing/checks/': 'tests/content/{broken-checks,dev-server}.spec.ts tests/unit/staged.spec.ts',
  'components/': 'tests/site/components.spec.ts tests/content/removed-components.spec.ts',
  'deploy/': 'tests/hosts/conformance.spec.ts tests/unit/deploy/command.spec.ts',
  'document/': 'tests/site/{lazy-start,early-events,code,outline,appearance,back-to-top}.spec.ts',
  'document/head/': 'tests/site/{query-switches,first-visit,theme-without-script}.spec.ts',
  'plugins/': 'tests/site/discovery/*.spec.ts tests/content/{dev-server,options}.spec.ts',
  'search/': 'tests/site/search.spec.ts tests/unit/search-{quality,questions}.spec.ts',
  'tests/judged/': 'tests/unit/search-{quality,questions}.spec.ts',
  'theme/navigation/': 'tests/site/{history,page-loading,navigation}.spec.ts',
  'theme/root/': 'tests/site/{lazy-start,early-events}.spec.ts',
  'theme/scroll/': 'tests/site/{anchors,back-to-top,history}.spec.ts',
};

/** Slow tests without a browser, which only run after changes near them, as a pattern of their names. */
export const SLOW = globSync(Object.values(SPECS_OF).flatMap((globs) => globs.split(' ')))
  .filter((spec) => /^tests\/(?:unit|content)\//.test(spec))
  .map((spec) => path.basename(spec, '.ts'))
  .join('|');

/** What to run after a change, besides the tests that need neither a browser nor a build. */
export interface Affected {
  examples: string[];
  specs: string[];
  /** Whether the specs need a new build. */
  needsBuild: boolean;
}

/**
 * Finds the tests near changed files: changed examples and specs themselves, for a component its specs, for a folder
 * of the theme the specs named after it, and for other folders those in `SPECS_OF`.
 *
 * @param files existing files, relative to the repository
 */
export function affectedTests(files: readonly string[]): Affected {
  const known = exampleNames();
  const examples = files.flatMap((file) => known.filter((name) => file.startsWith(`${examplePath(name)}/`)));
  const patterns = files.flatMap((file) => {
    if (/^(?:components|tests\/(?:site|hosts|unit|content))\/.*\.spec\.ts$/.test(file)) return [file];
    const [, room, feature] = /^(theme|components)\/([\w-]+)\//.exec(file) ?? [];
    const beside = room === 'components' ? [`components/${feature}/*.spec.ts`] : [`tests/site/${feature}*.spec.ts`];
    const named = feature ? beside : [];
    const listed = Object.entries(SPECS_OF).filter(([folder]) => file.startsWith(folder));
    return [...named, ...listed.flatMap(([, globs]) => globs.split(' '))];
  });
  return {
    examples: [...new Set(examples)],
    specs: patterns.length > 0 ? globSync([...new Set(patterns)]).sort() : [],
    needsBuild:
      patterns.length > 0 &&
      files.some(
        (file) =>
          !file.endsWith('.spec.ts') && /^(?:components|theme|document|plugins|search|shared|docs)\//.test(file),
      ),
  };
}

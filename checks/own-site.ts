import facts from '../plugins/option-facts/option-facts.json' with { type: 'json' };
import { hiddenRoutes, routes } from '../tests/routes.ts';
import { texts } from '../theme/texts.ts';
import { readSite, type SiteSources } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

/** Reads the sources of this site from the working folder. */
export function readOwnSite(asked?: readonly string[]): SiteSources {
  const { libOptions } = facts;
  const options = Object.keys(facts.options);
  return readSite(
    filesOnDisk(process.cwd()),
    { texts, routes: [...routes, '/404'], hiddenRoutes, options, libOptions },
    asked,
  );
}

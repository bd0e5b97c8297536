import { ownFacts } from './own-facts.ts';
import { readSite, type SiteSources } from './site-sources.ts';
import { filesOnDisk } from './source-files.ts';

/** Reads the sources of this site from the working folder. */
export function readOwnSite(asked?: readonly string[]): SiteSources {
  return readSite(filesOnDisk(process.cwd()), ownFacts, asked);
}

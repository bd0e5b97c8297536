import type { Check } from './check.ts';
import type { SiteSources } from './site-sources.ts';

/** What is named where nothing tells which file a check stumbled over. */
const NO_FILE = 'checks/registry.ts';

/**
 * Finds the file over which a check stumbles, by asking it for fewer and fewer pages. Where it stumbles without any
 * page, it is the file that it read last.
 */
export async function fileOfFailure(check: Check, site: SiteSources): Promise<string> {
  let suspects = site.askedPages.map(({ file }) => file);
  const without = await attempt(check, site, []);
  if (without.failed) return without.lastRead ?? NO_FILE;
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2));
    suspects = (await attempt(check, site, half)).failed ? half : suspects.slice(half.length);
  }
  return suspects[0] ?? NO_FILE;
}

/** Runs a check on some pages only, and tells whether it failed and what it read last. */
async function attempt(check: Check, site: SiteSources, asked: readonly string[]) {
  let lastRead: string | undefined;
  const files = {
    ...site.files,
    read(file: string) {
      lastRead = file;
      return site.files.read(file);
    },
  };
  const isAsked = (file: string) => asked.includes(file) || !site.pageOf(file);
  const narrowed = { ...site, files, isAsked, askedPages: site.askedPages.filter(({ file }) => asked.includes(file)) };
  try {
    for await (const _ of check.run(narrowed, () => {}));
    return { failed: false, lastRead };
  } catch {
    return { failed: true, lastRead };
  }
}

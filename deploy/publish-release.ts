import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ASSET_FOLDER } from '../site/addresses/find-address.ts';

/** The file next to a release's folder that lists the release's own assets. */
const listOf = (folder: string) => `${folder}.assets.json`;

/**
 * Publishes a built site as a new release and switches to it atomically: the server's root is the symlink `current`.
 * The assets of earlier releases stay available for pages that are still open.
 *
 * @param output the built site
 * @param place the folder with `releases/` and `current`
 * @param name the release's name; must sort after those of earlier releases
 * @param keep how many releases to keep, including this one
 * @throws if there is no built site, or the release exists already
 */
export function publishRelease(output: string, place: string, name: string, keep: number): void {
  if (!existsSync(join(output, 'index.html')))
    throw new Error(`${output} has no index.html. Build the site first: npm run build`);
  if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) throw new Error(`"${name}" is not a valid folder name`);
  const releases = join(place, 'releases');
  const target = join(releases, name);
  if (existsSync(target)) throw new Error(`${target} exists already`);

  mkdirSync(releases, { recursive: true });
  const earlier = keep > 1 ? releasesIn(releases).slice(1 - keep) : [];
  // Written under a temporary name and renamed, so that no release is ever incomplete.
  const draft = join(releases, `.${name}`);
  try {
    cpSync(output, draft, { recursive: true, preserveTimestamps: true });
    writeFileSync(listOf(target), JSON.stringify(assetsIn(draft)));
    for (const release of earlier) addAssets(join(releases, release), draft);
    renameSync(draft, target);
  } finally {
    // A copy cut short would keep a full disk full.
    rmSync(draft, { recursive: true, force: true });
  }
  switchTo(place, name);
  for (const release of releasesIn(releases).slice(0, -keep)) {
    rmSync(join(releases, release), { recursive: true });
    rmSync(listOf(join(releases, release)), { force: true });
  }
}

/**
 * Replaces the symlink atomically by a rename.
 *
 * @param place the folder with `releases/` and `current`
 * @param name the release to switch to
 */
export function switchTo(place: string, name: string): void {
  const link = join(place, 'current');
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, link);
}

/** The names of the releases, oldest first. */
export function releasesIn(releases: string): string[] {
  return readdirSync(releases)
    .filter((name) => !name.startsWith('.') && statSync(join(releases, name)).isDirectory())
    .sort();
}

function assetsIn(release: string): string[] {
  const folder = join(release, ASSET_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

/** Copies a release's own assets; those copied from earlier releases expire with them. */
function addAssets(release: string, target: string): void {
  const own = existsSync(listOf(release)) ? (JSON.parse(readFileSync(listOf(release), 'utf8')) as string[]) : [];
  for (const name of own) {
    const to = join(target, ASSET_FOLDER, name);
    if (!existsSync(to)) cpSync(join(release, ASSET_FOLDER, name), to, { preserveTimestamps: true });
  }
}

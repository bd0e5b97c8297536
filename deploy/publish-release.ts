import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ASSET_FOLDER } from '../site/addresses/find-address.ts';

/** The list of the assets that a release brought itself, beside its folder. */
const listOf = (folder: string) => `${folder}.assets.json`;

/**
 * Publishes a built site as a release of its own and switches to it at once: `current` is a link that
 * a server's root points to. Assets of the releases before stay reachable, so that pages that were
 * opened before still find what they load later.
 *
 * @param output the built site
 * @param place the folder that holds `releases/` and `current`
 * @param name the release's name; later releases sort after earlier ones
 * @param keep how many releases stay, this one included
 * @throws Error where there is no built site, or a release of that name
 */
export function publishRelease(output: string, place: string, name: string, keep: number): void {
  if (!existsSync(join(output, 'index.html')))
    throw new Error(`${output} has no index.html. Build the site first: npm run build`);
  if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) throw new Error(`"${name}" is no name for a folder`);
  const releases = join(place, 'releases');
  const target = join(releases, name);
  if (existsSync(target)) throw new Error(`${target} is there already`);

  mkdirSync(releases, { recursive: true });
  const earlier = keep > 1 ? releasesIn(releases).slice(1 - keep) : [];
  // Written beside and renamed: half a release has no name.
  const draft = join(releases, `.${name}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(output, draft, { recursive: true, preserveTimestamps: true });
  writeFileSync(listOf(target), JSON.stringify(assetsIn(draft)));
  for (const release of earlier) addAssets(join(releases, release), draft);
  renameSync(draft, target);
  switchTo(place, name);
  for (const release of releasesIn(releases).slice(0, -keep)) {
    rmSync(join(releases, release), { recursive: true });
    rmSync(listOf(join(releases, release)), { force: true });
  }
}

/** A rename replaces the link in one step; there is no moment without a site. */
export function switchTo(place: string, name: string): void {
  const link = join(place, 'current');
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, link);
}

/** The names of the releases, the oldest first. */
export function releasesIn(releases: string): string[] {
  return readdirSync(releases)
    .filter((name) => !name.startsWith('.') && statSync(join(releases, name)).isDirectory())
    .sort();
}

/** The name of the release that is shown. */
export function currentRelease(place: string): string {
  return basename(readlinkSync(join(place, 'current')));
}

function assetsIn(release: string): string[] {
  const folder = join(release, ASSET_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

/** Adds what a release brought itself; what it has of others goes with them. */
function addAssets(release: string, target: string): void {
  const own = existsSync(listOf(release)) ? (JSON.parse(readFileSync(listOf(release), 'utf8')) as string[]) : [];
  for (const name of own) {
    const to = join(target, ASSET_FOLDER, name);
    if (!existsSync(to)) cpSync(join(release, ASSET_FOLDER, name), to, { preserveTimestamps: true });
  }
}

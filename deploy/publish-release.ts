import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_FOLDER } from '../shared/addresses/find-address.ts';

/**
 * Publishes a built site as a new release and switches to it atomically: the server's root is the symlink `current`.
 * The assets of earlier releases stay available for pages that are still open.
 *
 * @param output the built site
 * @param place the folder with `current`, `releases/`, and `assets/`, which has each release's own assets
 * @param name the release's name; must sort after those of earlier releases
 * @param keep how many releases to keep, including this one
 * @throws if there is no built site, the release exists already, or `current` is not a link
 */
export function publishRelease(output: string, place: string, name: string, keep: number): void {
  if (!existsSync(join(output, 'index.html')))
    throw new Error(`${output} has no index.html. Build the site first: npm run build`);
  const [releases, assets] = [join(place, 'releases'), join(place, 'assets')];
  const target = join(releases, name);
  if (existsSync(target)) throw new Error(`${target} exists already`);

  const link = lstatSync(join(place, 'current'), { throwIfNoEntry: false });
  if (link && !link.isSymbolicLink()) throw new Error(`${join(place, 'current')} is not a link. Remove it`);

  for (const folder of [releases, assets]) mkdirSync(folder, { recursive: true });
  // Written under a temporary name and renamed, so that no release is ever incomplete.
  const draft = join(releases, `.${name}`);
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true });
  try {
    copy(output, draft);
    copy(join(output, ASSET_FOLDER), join(assets, name));
    for (const other of namesIn(assets).slice(-keep)) copy(join(assets, other), join(draft, ASSET_FOLDER));
    renameSync(draft, target);
  } finally {
    // A copy cut short would keep a full disk full.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) rmSync(join(assets, name), { recursive: true, force: true });
  }
  switchTo(place, name);
  for (const folder of [releases, assets])
    for (const old of namesIn(folder).slice(0, -keep)) rmSync(join(folder, old), { recursive: true });
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

/** The names of the releases in a folder, oldest first. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

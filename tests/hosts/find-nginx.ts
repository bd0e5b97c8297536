import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Packages are only unpacked here, so the system is not changed and no service starts. */
const FOLDER = path.resolve('.cache/host-programs');

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const PLACES = ['usr/sbin/nginx', 'usr/bin/nginx', 'usr/local/sbin/nginx'];

/** The brotli module in Debian's nginx package. */
const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Finds nginx, in the system or in unpacked Debian packages, which are downloaded once.
 *
 * @returns the binary, or the reason why it is missing
 */
export function findNginx(): { program: string; brotli: string | undefined } | { missing: string } {
  const found = find();
  if (found) return found;
  const reason = fetchPackages() ?? 'the one of Debian does not start here';
  const fetched = find();
  if (fetched) return fetched;
  const missing = `nginx is not installed, and ${reason}`;
  console.warn(`Not tested: ${missing}`);
  return { missing };
}

function find() {
  for (const root of ['/', FOLDER]) {
    for (const program of PLACES.map((place) => path.join(root, place))) {
      if (!existsSync(program) || spawnSync(program, ['-v'], { stdio: 'ignore' }).status !== 0) continue;
      const module = path.join(root, BROTLI_MODULE);
      return { program, brotli: existsSync(module) ? module : undefined };
    }
  }
  return undefined;
}

let trouble: string | undefined;

/** Safe if another worker fetches at the same time. @returns an error message, if it failed */
function fetchPackages(): string | undefined {
  if (existsSync(FOLDER) || trouble) return trouble;
  mkdirSync(path.dirname(FOLDER), { recursive: true });
  const draft = mkdtempSync(`${FOLDER}-`);
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: draft, stdio: 'ignore', timeout: 120_000 }).status === 0;
  if (!run('apt-get', '--version')) trouble = 'this system has no apt-get to fetch it with';
  else if (
    !run('apt-get', 'download', ...PACKAGES) &&
    !(run('apt-get', 'update') && run('apt-get', 'download', ...PACKAGES))
  ) {
    trouble = 'apt-get could not fetch it';
  } else {
    for (const name of readdirSync(draft).filter((file) => file.endsWith('.deb'))) run('dpkg-deb', '-x', name, '.');
    if (!existsSync(FOLDER)) renameSync(draft, FOLDER);
  }
  rmSync(draft, { recursive: true, force: true });
  return trouble;
}

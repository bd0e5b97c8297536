import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Packages are only unpacked here, so the system is not changed and no service starts. */
const FOLDER = path.resolve('.cache/host-programs');

const DOWNLOAD = 'apt-get download nginx libnginx-mod-http-brotli-static';
const UNPACK = 'for file in *.deb; do dpkg-deb -x "$file" .; done';

const PLACES = ['usr/sbin/nginx', 'usr/bin/nginx', 'usr/local/sbin/nginx'];

/** The brotli module in Debian's nginx package. */
const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Nginx = { program: string; brotli: string | undefined } | { missing: string };

let known: Nginx | undefined;

/**
 * Finds nginx, in the system or in unpacked Debian packages, which are downloaded once.
 *
 * @returns the binary, or the reason why it is missing
 */
export function findNginx(): Nginx {
  known ??= find();
  if (known) return known;
  fetchPackages();
  known = find() ?? { missing: 'nginx is not installed, and that of Debian cannot be fetched or does not start here' };
  if ('missing' in known) console.warn(`Not tested: ${known.missing}`);
  return known;
}

function find(): Nginx | undefined {
  for (const root of ['/', FOLDER]) {
    for (const program of PLACES.map((place) => path.join(root, place))) {
      if (!existsSync(program) || spawnSync(program, ['-v'], { stdio: 'ignore' }).status !== 0) continue;
      const module = path.join(root, BROTLI_MODULE);
      return { program, brotli: existsSync(module) ? module : undefined };
    }
  }
  return undefined;
}

/** Safe if another worker fetches at the same time. */
function fetchPackages(): void {
  if (existsSync(FOLDER)) return;
  mkdirSync(path.dirname(FOLDER), { recursive: true });
  const draft = mkdtempSync(`${FOLDER}-`);
  const script = `${DOWNLOAD} || (apt-get update && ${DOWNLOAD}); ${UNPACK}`;
  const { status } = spawnSync('sh', ['-ec', script], { cwd: draft, stdio: 'ignore', timeout: 240_000 });
  if (status === 0 && !existsSync(FOLDER)) renameSync(draft, FOLDER);
  rmSync(draft, { recursive: true, force: true });
}

/**
 * `npm run fresh-machine`: makes a Debian root that has Node.js, npm and git and nothing else, and runs the README's
 * commands in it, from a fresh clone of HEAD. Its mounts and processes are in namespaces that end with it.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_PACKAGES } from '../engines/find-engine.ts';
import { HEADLESS_SHELL } from '../site/browser.ts';
import { aptSettings, debianSources, passedOn } from './machine-settings.ts';

const USAGE = `usage: npm run fresh-machine -- [variant…] [--run <command>] [--keep]
  --run   what to run in the clone instead of .ci/run, such as
          --run "npm ci && npm run build && npm run browser && npx playwright test type.spec"
  --keep  leave the root behind, and print where it is
variants, of which several may be combined:`;

/** A difference from a machine where root has nothing. */
type Variant = {
  about: string;
  /** Debian packages that are there before. */
  packages?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** A shell command that root runs before, in the new root. */
  setUp?: string;
  isUser?: boolean;
  isHomeReadOnly?: boolean;
};

const VARIANTS: Readonly<Record<string, Variant>> = {
  user: { about: 'a user who may not install packages', isUser: true },
  browsers: {
    about: "root has installed Debian's browsers before",
    packages: [HEADLESS_SHELL, ...Object.values(ENGINE_PACKAGES).flat()],
  },
  chromium: {
    about: 'a full Chromium instead of the headless shell',
    packages: ['chromium'],
    env: { CHROMIUM_PATH: '/usr/bin/chromium' },
  },
  playwright: {
    about: "Playwright's own browsers, where they can be downloaded",
    setUp:
      'cd /srv/site && npx --yes playwright@$(node -p "require(\'./package.json\').devDependencies.playwright") install --with-deps',
    env: { PLAYWRIGHT_BROWSERS_PATH: '/srv/browsers' },
  },
  'read-only-home': {
    about: 'a home folder that nobody can write to',
    isHomeReadOnly: true,
    // npm installs nothing without a cache, and knows no other place by itself.
    env: { npm_config_cache: '/var/tmp/npm' },
  },
  shanghai: {
    about: 'a Chinese language and time zone',
    packages: ['locales', 'tzdata'],
    setUp: 'localedef -i zh_CN -f UTF-8 zh_CN.UTF-8',
    env: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' },
  },
};

/** Not below `/tmp`, which may be memory: a run takes three gigabytes. */
const FOLDER = '/var/tmp/rslib-docs-fresh-machine';

/** How long the root with nothing in it is used again, in milliseconds. */
const WEEK = 7 * 24 * 3600 * 1000;

/** Where the clone is, inside the root. */
const CLONE = '/srv/site';

/** The user of the variant `user`. */
const USER = { id: '1000', home: '/home/reader' };

const sh = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' }).trim();
const loud = (program: string, ...args: string[]) => void execFileSync(program, args, { stdio: 'inherit' });

/** Copies a file or folder of this machine to the same place in the root. */
function bring(root: string, file: string, to = file): void {
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
  cpSync(realpathSync(file), path.join(root, to), { recursive: true, verbatimSymlinks: true });
}

/** The root with nothing in it but git; made anew each week. */
function makeBase(): string {
  const base = path.join(FOLDER, 'base');
  if (existsSync(base) && Date.now() - statSync(base).mtimeMs < WEEK) return base;
  const sources = debianSources();
  const [main] = sources;
  if (!main) throw new Error('apt knows no source of this release — run this on Debian, or in a container of it');
  const draft = mkdtempSync(path.join(FOLDER, 'base-'));
  loud('debootstrap', '--variant=minbase', '--include=ca-certificates,git', main.release, draft, main.uri);
  const lines = sources.map(({ uri, release, components }) => `deb ${uri} ${release} ${components.join(' ')}`);
  writeFileSync(path.join(draft, 'etc/apt/sources.list'), `${lines.join('\n')}\n`);
  writeFileSync(path.join(draft, 'etc/apt/apt.conf.d/90machine'), aptSettings());
  rmSync(base, { recursive: true, force: true });
  loud('mv', draft, base);
  loud('touch', base);
  return base;
}

/** Node.js and npm as they run here, at the usual place. */
function bringNode(root: string): void {
  const local = path.join(root, 'usr/local');
  bring(root, process.execPath, '/usr/local/bin/node');
  const npm = path.dirname(path.dirname(realpathSync(sh('sh', '-c', 'command -v npm'))));
  bring(root, npm, '/usr/local/lib/node_modules/npm');
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  }
}

/** A clone of HEAD with its history, as `git clone` makes it. */
function cloneHead(root: string): void {
  const changed = sh('git', 'status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0) console.log(`${changed.length} files differ from HEAD, which is what is tested.`);
  const clone = path.join(root, CLONE);
  loud('git', 'clone', '--quiet', '--no-local', '--no-checkout', process.cwd(), clone);
  loud('git', '-C', clone, 'checkout', '--quiet', sh('git', 'rev-parse', 'HEAD'));
}

/**
 * Runs a command in the root, with the root's own `/proc`, `/dev` and `/sys`.
 *
 * @param command for `sh -c`, in the clone
 * @returns its exit code
 */
async function runInside(root: string, command: string, env: Record<string, string>, variants: readonly Variant[]) {
  const isUser = variants.some((one) => one.isUser);
  const home = isUser ? USER.home : '/root';
  const freeze = `mount --bind "$0${home}" "$0${home}"; mount -o remount,ro,bind "$0${home}";`;
  const script = `
    mount --make-rprivate /
    mount --bind "$0" "$0"
    mount -t proc proc "$0/proc"
    mount --rbind /sys "$0/sys"
    mount --rbind /dev "$0/dev"
    mount -t tmpfs -o mode=1777 shm "$0/dev/shm"
    ${variants.some((one) => one.isHomeReadOnly) ? freeze : ''}
    chroot ${isUser ? `--userspec=${USER.id}:${USER.id}` : ''} "$0" env -i "$@"`;
  const variables = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: home,
    ...env,
  });
  const inside = [...variables.map(([name, value]) => `${name}=${value}`), 'sh', '-c', `cd ${CLONE} && ${command}`];
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', script, root, ...inside], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Its end removes the root. `unshare` ignores SIGTERM, and takes all of the namespace with it when it is killed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'));
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      run: { type: 'string', default: '.ci/run' },
      keep: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in VARIANTS));
  if (values.help || unknown !== undefined) {
    const lines = Object.entries(VARIANTS).map(([name, { about }]) => `  ${name.padEnd(15)} ${about}`);
    console.log(`${unknown === undefined ? '' : `there is no variant "${unknown}"\n`}${[USAGE, ...lines].join('\n')}`);
    return values.help ? 0 : 1;
  }
  if (process.getuid?.() !== 0) throw new Error('a new root can only be made by root — use sudo, or a container');
  const variants = positionals.map((name) => VARIANTS[name]!);
  mkdirSync(FOLDER, { recursive: true });
  const base = makeBase();
  const root = mkdtempSync(path.join(FOLDER, 'root-'));
  try {
    loud('cp', '-a', `${base}/.`, root);
    // A new folder can be entered by its owner only, and so could the root by nobody else.
    chmodSync(root, 0o755);
    bringNode(root);
    const { env, files } = passedOn();
    for (const file of files) bring(root, file);
    cloneHead(root);
    const packages = variants.flatMap((one) => one.packages ?? []);
    const install = `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends ${packages.join(' ')}`;
    const setUp = [...(packages.length > 0 ? [install] : []), ...variants.flatMap((one) => one.setUp ?? [])];
    const settings = { ...env, ...Object.assign({}, ...variants.map((one) => one.env ?? {})) };
    for (const command of setUp) {
      const status = await runInside(root, command, settings, []);
      if (status !== 0) throw new Error(`not run: this machine cannot have the variant, since this failed: ${command}`);
    }
    mkdirSync(path.join(root, USER.home), { recursive: true });
    if (variants.some((one) => one.isUser))
      loud('chown', '-R', `${USER.id}:${USER.id}`, path.join(root, USER.home), path.join(root, CLONE));
    console.log(`In ${root}, ${positionals.join(' and ') || 'with nothing'}: ${values.run}`);
    const status = await runInside(root, values.run, settings, variants);
    console.log(`${positionals.join(' ') || 'bare'}: ${values.run} ended with ${status}`);
    return status;
  } finally {
    if (values.keep) console.log(`Left behind: ${root}`);
    else rmSync(root, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

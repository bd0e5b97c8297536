import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const edit = (file, from, to) => ({ edits: [[file, from, to]] });

// The change that is made between two builds.
const groups = {
  files: {
    nothing: {},
    'src/rate-eur.ts': edit('src/rate-eur.ts', '1', '2'),
    'src/rate-eur.ts, only its date': edit('src/rate-eur.ts', '1', '1'),
    'src/cents.json': edit('src/cents.json', '100', '10'),
    'package.json': edit('package.json', '"type"', '"engines": { "node": ">=22" }, "type"'),
    'tsconfig.json': edit('tsconfig.json', '.base', '.usd'),
    'tsconfig.base.json, which tsconfig.json extends': edit('tsconfig.base.json', 'rate-eur', 'rate-usd'),
    'rslib.config.ts': edit('rslib.config.ts', 'stable', 'next'),
    'settings.ts, which the config imports': edit('settings.ts', 'es2022', 'es2017'),
    'license.txt, which a plugin reads and adds': edit('license.txt', 'MIT', 'ISC'),
    'motto.txt, which a plugin only reads': edit('motto.txt', 'simple', 'small'),
    'loader.mjs': edit('loader.mjs', 'first', 'second'),
    '.env: another value': edit('.env', 'eu', 'us'),
    '.env: another variable': edit('.env', 'eu', 'eu\nPUBLIC_BUCKET=photos'),
    'the path of the project': { moved: true },
  },
  packages: {
    'round-kit, another version': {
      edits: [
        ['node_modules/round-kit/package.json', '1.0.0', '1.1.0'],
        ['node_modules/round-kit/index.js', 'Math.round', 'Math.floor'],
      ],
    },
    'round-kit, patched': {
      edits: [
        ['node_modules/round-kit/index.js', 'Math.round', 'Math.floor'],
        ['patches/round-kit+1.0.0.patch', 'Math.ceil', 'Math.floor'],
      ],
    },
    'round-kit, now in dependencies': edit('package.json', '"devDependencies"', '"dependencies"'),
    'labels, a linked package': edit('labels/index.js', 'EUR', 'USD'),
  },
  commands: {
    '--syntax es2017': { flags: ['--syntax', 'es2017'] },
    '--no-bundle': { flags: ['--no-bundle'] },
    '--format cjs': { flags: ['--format', 'cjs'] },
    '--minify': { flags: ['--minify'] },
    '--env-mode staging, in define': { flags: ['--env-mode', 'staging'] },
    'BANNER=next, in banner': { env: { BANNER: 'next' } },
    'PUBLIC_REGION=us, which .env has': { env: { PUBLIC_REGION: 'us' } },
    'PUBLIC_BUCKET=photos, which is new': { env: { PUBLIC_BUCKET: 'photos' } },
    'TOKEN=abc, a new key of define': { env: { TOKEN: 'abc' } },
    'EXTERNAL=1, in externals': { env: { EXTERNAL: '1' } },
    'LEGACY=1, in syntax': { env: { LEGACY: '1' } },
    'NODE_ENV=development': { env: { NODE_ENV: 'development' } },
  },
};

const cli = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));

// Builds a project, and returns how many modules were compiled, and the files of dist.
function build(folder, { flags = [], env = {} }) {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } };
  const result = spawnSync(process.execPath, [cli, ...flags], options);
  if (result.status !== 0) throw new Error(result.stdout + result.stderr);
  const files = readdirSync(`${folder}/dist`, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return {
    compiled: result.stdout.match(/^compiled (\d+)/m)[1],
    output: files.map(({ parentPath, name }) => name + readFileSync(`${parentPath}/${name}`, 'utf8')).join(),
  };
}

// Builds a copy of the project, changes something, builds again, and compares that with a build without the cache.
function tryChange({ edits = [], moved = false, flags = [], env = {} }, config) {
  let folder = 'copies/first';
  const files = readdirSync('.').filter((file) => file !== 'copies');
  for (const file of files) cpSync(file, `${folder}/${file}`, { recursive: true, verbatimSymlinks: true });
  build(folder, { flags: config });

  for (const [file, from, to] of edits) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(`${folder}/${file}`, text.replace(from, to));
  }
  if (moved) renameSync(folder, (folder = 'copies/second'));
  const again = build(folder, { flags: [...config, ...flags], env });
  rmSync(`${folder}/node_modules/.cache`, { recursive: true });
  const clean = build(folder, { flags: [...config, ...flags], env });
  rmSync('copies', { recursive: true });

  return [`${again.compiled} of ${clean.compiled}`, again.output === clean.output ? 'right' : 'OUTDATED'];
}

const print = (...cells) => console.log(cells.map((cell, column) => cell.padEnd([48, 10, 10, 0][column])).join('').trimEnd());

print('changed', 'compiled', 'output', 'with rslib.keyed.config.ts');
for (const [name, change] of Object.entries(groups[process.argv[2]])) {
  const [compiled, output] = tryChange(change, []);
  const keyed = output === 'right' ? [] : tryChange(change, ['-c', 'rslib.keyed.config.ts']);
  print(name, compiled, output, keyed.join(', '));
}

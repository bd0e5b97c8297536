import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import site from '../../package.json' with { type: 'json' };
import { convert } from './convert/index.ts';
import { VERSIONS } from './convert/packages.ts';
import { noteMarkdown } from './note-markdown.ts';
import type { PastedFile } from './types.ts';

/** The errors for what is pasted, with their lines. */
function errorsOf(...files: PastedFile[]): string[] {
  const { files: written, notes } = convert(files);
  expect(written).toEqual([]);
  return notes.map((note) => `${note.kind} ${note.file}:${note.line} ${noteMarkdown(note, 'en')}`);
}

const config = (text: string, name = 'tsup.config.ts'): PastedFile => ({ name, text });

test('a changed package.json asks for the versions of packages that this site builds with', () => {
  const installed: Readonly<Record<string, string>> = site.devDependencies;
  for (const [name, version] of Object.entries(VERSIONS)) expect(`^${installed[name]}`, name).toBe(version);
});

test('broken syntax gets an answer with its line', () => {
  expect(
    errorsOf(
      config(
        "import { defineConfig } from 'tsup';\n\nexport default defineConfig({\n  entry: ['src/index.ts']\n  format: 'esm',\n});\n",
      ),
    ),
  ).toEqual(['error tsup.config.ts:5 The file cannot be parsed: Unexpected token, expected ","']);
  expect(errorsOf(config('{\n  "name": "a",\n  "scripts": {\n}', 'package.json'))[0]).toMatch(
    /^error package\.json:4 The file cannot be parsed/,
  );
});

test('a megabyte, nothing and a binary get an answer at once', () => {
  expect(errorsOf(config(`export default {};\n${'// more\n'.repeat(140_000)}`))).toEqual([
    'error tsup.config.ts:1 The text has more than 200000 characters. Paste the config alone.',
  ]);
  expect(errorsOf()).toEqual(['error :1 Nothing was pasted.']);
  expect(errorsOf(config(' \n'))).toEqual(['error tsup.config.ts:1 Nothing was pasted.']);
  expect(errorsOf(config('export\n\u0000\u0001'))).toEqual([
    'error tsup.config.ts:2 This is not text: the character at 8 is a control character.',
  ]);
});

test('text that is made to take forever gets an answer', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const tooDeep = 'The file is nested too deeply to be read.';
  expect(errorsOf(config(`export default { entry: ${deep} };`))).toEqual([`error tsup.config.ts:1 ${tooDeep}`]);
  expect(errorsOf(config(`{ "files": ${deep} }`, 'package.json'))).toEqual([`error package.json:1 ${tooDeep}`]);
  const doubled = Array.from({ length: 40 }, (_, index) => `const a${index + 1} = [...a${index}, ...a${index}];`);
  const text = ["const a0 = ['a'];", ...doubled, "export default { entry: ['src/index.ts'], external: a40 };"].join(
    '\n',
  );
  const { notes } = convert([config(text)]);
  expect(notes.some(({ kind, option }) => kind === 'decide' && option === 'external')).toBe(true);
});

test('the file of another tool gets an answer that names the tool', () => {
  const webpack =
    "const path = require('path');\nmodule.exports = { entry: './src/index.js', module: { rules: [] } };\n";
  for (const name of ['webpack.config.js', '']) {
    expect(errorsOf(config(webpack, name))[0]).toContain('This is a config of webpack');
  }
  expect(errorsOf(config('export default { answer: 42 };', 'answer.ts'))[0]).toMatch(
    /^error answer\.ts:1 This is not a config/,
  );
  expect(errorsOf(config('{ "name": "plain", "scripts": { "test": "vitest" } }', 'package.json'))[0]).toContain(
    'This is not a config',
  );
  expect(errorsOf(config('export const a = 1;'))[0]).toContain('exports no config');
  expect(
    errorsOf(config("import { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [] });", ''))[0],
  ).toContain('no `build.lib`');
});

test('a config without a name is recognized by what it contains', () => {
  const tools = {
    tsup: "import { defineConfig } from 'tsup';\nexport default defineConfig({ entry: ['src/index.ts'] });",
    tsdown: "import { defineConfig } from 'tsdown';\nexport default defineConfig({});",
    vite: "import { defineConfig } from 'vite';\nexport default defineConfig({ build: { lib: { entry: 'src/index.ts' } } });",
    rollup: "export default { input: 'src/index.js', output: { file: 'dist/index.js', format: 'es' } };",
  };
  for (const [tool, text] of Object.entries(tools)) expect(convert([{ name: '', text }]).tool, tool).toBe(tool);
});

test('nothing that is pasted is evaluated', () => {
  const text = 'globalThis.wasRun = true;\nexport default { entry: [globalThis.wasRun = true] };\n';
  convert([config(text)]);
  expect('wasRun' in globalThis).toBe(false);
});

test('the command prints what it converts, writes it if asked, and tells by its exit code what is left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rslib-docs-convert-'));
  const run = (...args: string[]) => {
    const command = ['node_modules/jiti/lib/jiti-cli.mjs', 'components/converter/command.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const write = (text: string) => writeFileSync(join(folder, 'tsup.config.ts'), text);
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "a", "scripts": { "build": "tsup" } }\n');
    write("export default { entry: ['src/index.ts'] };\n");
    const printed = run(folder);
    expect(printed.output).toContain("lib: [\n    { format: 'cjs' },");
    expect(printed.status).toBe(0);
    expect(run(folder, '--write').status).toBe(0);
    expect(readFileSync(join(folder, 'rslib.config.ts'), 'utf8')).toContain("format: 'cjs'");
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"build": "rslib"');
    write("export default { entry: ['src/index.ts'], onSuccess: 'echo done' };\n");
    const left = run(folder);
    expect(left.output).toMatch(/Left for you to decide\n {2}tsup\.config\.ts:1 `onSuccess`/);
    expect(left.status).toBe(1);
    write('export default {\n');
    expect(run(folder).status).toBe(2);
    expect(run(join(folder, 'nowhere')).status).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an expression whose names are not in the file is not copied, and one that is takes its imports along', () => {
  const text = `import { version } from './version.js';
import { defineConfig } from 'tsup';

export default defineConfig((options) => ({
  entry: ['src/index.ts'],
  define: { __A__: JSON.stringify(version), __B__: JSON.stringify(options.name) },
}));
`;
  const { files, notes } = convert([config(text)]);
  expect(files[0]?.text).toContain("import { version } from './version.js';");
  expect(files[0]?.text).toContain('define: { __A__: JSON.stringify(version) }');
  expect(notes.filter(({ kind }) => kind === 'decide').map(({ line, option }) => `${line} ${option}`)).toContain(
    '6 define',
  );
});

test('a global of a package that is part of another global is written as a path, which Rspack needs', () => {
  const text = `export default {
  input: 'src/index.js',
  external: ['chart'],
  output: { file: 'dist/a.js', format: 'umd', name: 'Tea.Chart', globals: { chart: 'Acme.Chart' } },
};
`;
  const [written] = convert([config(text, 'rollup.config.js')]).files;
  expect(written?.text).toContain("root: ['Acme', 'Chart']");
  expect(written?.text).toContain("umdName: ['Tea', 'Chart']");
});

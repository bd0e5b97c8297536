import manifest from '../../../../package.json' with { type: 'json' };
import type { Breakage } from '../breakage.ts';

const folder = 'examples/share';
const config = `${folder}/rslib.config.ts`;
const installed = manifest.devDependencies['@rslib/core'];

const badValue = `import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'csj' }] });
`;

/** Examples that would not run, or not show what they are to show. */
export const brokenInExamples: readonly Breakage[] = [
  {
    check: 'example-configs',
    title: 'a key that is misspelt, and a value that is none',
    edits: { [config]: ["format: 'esm'", "formt: 'esm'"], 'examples/share/rslib.cjs.config.ts': badValue },
    tells: [
      `examples/share/rslib.cjs.config.ts:3:39 — TS2769: Type '"csj"' is not assignable to type 'Format | undefined'. — mend it; a mistake to be shown has // @ts-expect-error above it`,
      `${config}:4:11 — TS2769: Object literal may only specify known properties, but 'formt' does not exist in type 'LibConfig'. Did you mean to write 'format'? — mend it; a mistake to be shown has // @ts-expect-error above it`,
    ],
  },
  {
    check: 'example-configs',
    title: 'no mistake that a step of the example shows',
    edits: {
      'examples/share/rslib.cjs.config.ts': badValue,
      [`${folder}/example.json`]: [
        '{"id":"use"',
        '{"id":"types","run":"tsc rslib.cjs.config.ts","exit":2},{"id":"use"',
      ],
    },
    tells: [],
  },
  {
    check: 'example-packages',
    title: 'a version that is not installed, a package that is not, and none that the example brings',
    edits: {
      [`${folder}/package.json`]:
        '{\n  "dependencies": { "own": "^1.0.0", "no-such": "^1.0.0" },\n  "devDependencies": { "@rslib/core": "^0.1.0" }\n}\n',
      [`${folder}/node_modules.fixture/own/package.json`]: '{}',
    },
    tells: [
      `${folder}/package.json:2:49 — no-such is ^1.0.0, and installed is none — install it here, or put it into node_modules.fixture`,
      `${folder}/package.json:3:39 — @rslib/core is ^0.1.0, and installed is ${installed} — write "^${installed}"`,
    ],
  },
  {
    check: 'examples',
    title: 'a file that a command names, and what no run has left',
    edits: { [`${folder}/use.mjs`]: null, [`${folder}/expected/use.txt`]: null },
    tells: [
      `${folder}/example.json:1:102 — there is no ${folder}/use.mjs — write it, or mend the command`,
      `${folder}/example.json:1:102 — nothing is kept of the step "use" — npm run examples -- share --update`,
    ],
  },
  {
    check: 'examples',
    title: 'no file that a step writes, or that a step with an error asks for',
    edits: {
      [`${folder}/example.json`]: [
        '{"id":"use","run":"node use.mjs"}',
        '{"id":"use","run":"node made.mjs","write":{"made.mjs":""}},{"id":"build","run":"rslib -c none.config.ts","exit":1}',
      ],
    },
    tells: [],
  },
  {
    check: 'examples',
    title: 'an example without its steps, and one that no page embeds',
    edits: {
      'examples/former/src/index.ts': '',
      'examples/former/package.json': '{}',
      'examples/lonely/example.json': '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib"}]}',
      'examples/lonely/expected/build.txt': '',
      'examples/known/example.json':
        '{"$schema":"../example.schema.json","purpose":"a test","steps":[{"id":"build","run":"rslib"}]}',
      'examples/known/expected/build.txt': '',
    },
    tells: [
      'examples/former/package.json:1:1 — the example has no examples/former/example.json — write it, as examples/README.md says, or remove the folder',
      'examples/lonely/example.json:1:1 — no page embeds this example — embed a file of it, say its "purpose", or remove it',
    ],
  },
  {
    check: 'examples',
    title: 'a file that was to be kept, and one that no step leaves',
    edits: {
      'examples/share/example.json':
        '{\n  "$schema": "../example.schema.json",\n  "steps": [{ "id": "build", "run": "rslib", "exit": 1 }],\n  "show": ["dist/*.js", "use.txt"]\n}\n',
      'examples/share/expected/old/one.txt': 'x',
    },
    tells: [
      'examples/share/example.json:4:12 — nothing is kept of dist/*.js — npm run examples -- share --update',
      'examples/share/expected/old/one.txt:1:1 — a file that no step of the example leaves — npm run examples -- share --update',
    ],
  },
];

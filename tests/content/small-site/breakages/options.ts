import type { Breakage } from '../breakage.ts';
import { enMode, enStart, zhMode } from '../files-to-break.ts';

export const brokenInOptions: readonly Breakage[] = [
  {
    check: 'option-pages',
    title: 'an option without a page',
    edits: { [zhMode]: null },
    tells: ['docs/zh/config/lib/mode.mdx:1:1 — the lib option mode has no page — write it, or see WITHOUT_OWN_PAGE'],
  },
  {
    check: 'documented-options',
    title: 'an option that its page does not show',
    edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/zh/config/lib/mode.mdx:1:1 — mode is not documented — add <OptionFacts name="mode" /> under a heading with the id mode',
    ],
  },
  {
    check: 'documented-options',
    title: 'a list of left-out options that names a documented one',
    edits: { 'checks/options/undocumented-options.json': '["mode"]\n' },
    tells: ['checks/options/undocumented-options.json:1:1 — mode is documented now — remove it'],
  },
  {
    check: 'options',
    title: 'an option that does not exist',
    edits: { [enMode]: ['name="mode"', 'name="mod"'] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — there is no option mod — did you mean mode?'],
  },
  {
    check: 'options',
    title: 'facts of nothing',
    edits: { [enMode]: ['name="mode"', 'name=""'] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — <OptionFacts> names no option — write <OptionFacts name="…" />'],
  },
  {
    check: 'option-pairs',
    title: 'facts of one language',
    edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/en/config/lib/mode.mdx:9:1 — <OptionFacts> of mode has no partner in docs/zh/config/lib/mode.mdx — show the same facts in the same order',
    ],
  },
  {
    check: 'option-names',
    title: 'a misspelt option in inline code',
    edits: { [enMode]: ['The mode decides', 'The option `lib.mod` decides'] },
    tells: ['docs/en/config/lib/mode.mdx:7:13 — there is no option lib.mod — did you mean lib.mode?'],
  },
  {
    check: 'option-names',
    title: 'a misspelt key in a snippet',
    edits: { [enStart]: ['export const one: number = 1;', "export const one = {\n  lib: [{ moed: 'x' }],\n};"] },
    tells: ['docs/en/guide/basic/start.mdx:22:11 — there is no option lib.moed — did you mean lib.mode?'],
  },
];

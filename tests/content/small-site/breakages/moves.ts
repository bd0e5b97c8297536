import type { Breakage } from '../breakage.ts';
import { enMode, zhMode } from '../files-to-break.ts';

const file = 'site/moved-pages.ts';
const table = (...rows: string[]) =>
  `const movedPages: MovedPages = {\n${rows.map((row) => `  ${row},\n`).join('')}};\n`;

/** Former addresses of pages that lead nowhere, or not at once. */
export const brokenInMoves: readonly Breakage[] = [
  {
    check: 'moved-pages',
    title: 'a former address of no page, of one language, and of a name that is nearly right',
    edits: {
      [file]: table(
        "'/guide/a': '/guide/nowhere/at-all'",
        "'/guide/b': '/guide/basic/strat'",
        "'/guide/c': '/config/lib/mode'",
      ),
      [zhMode]: null,
    },
    tells: [
      `${file}:2:16 — no page is at /guide/nowhere/at-all in both languages — lead to one that is`,
      `${file}:3:16 — no page is at /guide/basic/strat in both languages — did you mean /guide/basic/start?`,
      `${file}:4:16 — no page is at /config/lib/mode in both languages — lead to one that is`,
    ],
  },
  {
    check: 'moved-pages',
    title: 'a chain, and two names that lead to each other',
    edits: {
      [file]: table(
        "'/guide/a': '/guide/b'",
        "'/guide/b': '/guide/basic/start'",
        "'/guide/new/x': '/guide/new/y'",
        "'/guide/new/y': '/guide/new/x'",
      ),
    },
    tells: [
      `${file}:2:16 — /guide/b is a former name too — write /guide/basic/start`,
      `${file}:4:20 — no page is at /guide/new/y in both languages — lead to one that is`,
      `${file}:5:20 — no page is at /guide/new/x in both languages — lead to one that is`,
    ],
  },
  {
    check: 'moved-pages',
    title: 'a former address at which there is a page, in whatever spelling, and of a page that was taken away none',
    edits: {
      [file]: table("'/config/lib/mode': '/guide/basic/start'", "'/guide/Basic/start/': '/guide/advanced/share'"),
      [enMode]: null,
      [zhMode]: null,
    },
    tells: [`${file}:3:4 — there is a page at /guide/Basic/start/, which answers itself — take the line out`],
  },
  {
    check: 'moved-pages',
    title: 'addresses that are none, one that stands twice, and lines that are not sorted',
    edits: {
      [file]: table(
        "'/zh/guide/old': '/guide/basic/start'",
        "'/guide/old.html': '/guide/basic/start'",
        "'/guide/z': '/guide/basic/start'",
        "'/guide/y': '/guide/basic/start'",
        "'/guide/Z/': '/guide/advanced/share'",
      ),
    },
    tells: [
      `${file}:2:4 — "/zh/guide/old" is no former address — write /guide/old: no language, no ending`,
      `${file}:3:4 — "/guide/old.html" is no former address — write /guide/old: no language, no ending`,
      `${file}:5:4 — /guide/y stands below /guide/z — sort the lines by their first names`,
      `${file}:6:4 — /guide/Z/ is listed twice — leave the line out that does not lead to /guide/basic/start`,
    ],
  },
];

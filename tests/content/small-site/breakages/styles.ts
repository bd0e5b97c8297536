import type { Breakage } from '../breakage.ts';

const file = 'theme/Hero.module.css';
const inStyles = (title: string, declaration: string, ...tells: string[]): Breakage => ({
  check: 'styles',
  title,
  edits: { [file]: `.hero {\n  ${declaration}\n}\n` },
  tells: tells.map((told) => `${file}:2:${told}`),
});

/** Styles that name sides of the screen, and colours of their own. */
export const brokenInStyles: readonly Breakage[] = [
  inStyles('a margin', 'margin-left: 1rem;', '3 — margin-left is a side of the screen — write margin-inline-start'),
  inStyles(
    'a place',
    'inset-block: 0; left: 0; /* top: 0; */ bottom: 0',
    '19 — left is a side of the screen — write inset-inline-start',
    '42 — bottom is a side of the screen — write inset-block-end',
  ),
  inStyles(
    'a part of a border',
    'border-right-color: currentColor; border-top-left-radius: 0.5rem;',
    '3 — border-right-color is a side of the screen — write border-inline-end-color',
    '37 — border-top-left-radius is a side of the screen — write border-start-start-radius',
  ),
  inStyles(
    'a width, and not that of the window',
    '@media (min-width: 40rem) { max-width: 40rem; }',
    '31 — max-width is a side of the screen — write max-inline-size',
  ),
  inStyles(
    'words on a side',
    'text-align: right; float: left;',
    '15 — right is a side of the screen — write end',
    '29 — left is a side of the screen — write inline-start',
  ),
  inStyles(
    'colours',
    'border: 1px solid #CCC; fill: url(#mark); --glow: rgb(0 0 0 / 50%);',
    '21 — the colour #CCC — use a token of theme/index.css: var(--…)',
    '53 — the colour rgb(0 0 0 / 50%) — use a token of theme/index.css: var(--…)',
  ),
  {
    check: 'tokens',
    title: 'a token that nothing sets, and none that code sets, that is of Rspress or has a value in its place',
    edits: {
      'theme/Hero.tsx': "export const style = { '--size': 1 };\n",
      'theme/Hero.module.css': [
        'var(--text)',
        'var(--txt) var(--nothing-like-it) var(--size) var(--rp-c-bg) var(--other, red)',
      ],
    },
    tells: [
      'theme/Hero.module.css:2:14 — nothing sets --txt — did you mean --text?',
      'theme/Hero.module.css:2:25 — nothing sets --nothing-like-it — set it in theme/index.css, for light and for dark',
    ],
  },
];

import type { Breakage } from '../breakage.ts';
import { zhShare } from '../files-to-break.ts';

const ROUTES = 'site/routes.ts';

const rowOf = (title: string, file: string, text: string, ...tells: string[]): Breakage => ({
  check: 'image-files',
  title,
  edits: { [`docs/public/${file}`]: text },
  tells: tells.map((told) => `docs/public/${file}:1:1 — ${told}`),
});

/** Files of images, their texts in Chinese, and routes whose pages are gone. */
export const brokenInImages: readonly Breakage[] = [
  rowOf(
    'an image that is too heavy',
    'big.svg',
    `<svg>${' '.repeat(200_000)}</svg>`,
    'the image has 201 kB — save it with 200 kB at most: smaller, or as WebP',
  ),
  rowOf('an image that is none', 'one.png', 'x', 'it is no .png, nor another image — save the image again'),
  rowOf(
    'an image of another kind',
    'one.png',
    'GIF89a;',
    'it is no .png but a .gif — give it that ending, or save it anew',
  ),
  rowOf('an image that is cut off', 'one.gif', 'GIF89a', 'a .gif that ends too early — save the image again'),
  rowOf(
    'a name with capitals and a space',
    'My Dots.SVG',
    '<svg />',
    'the name "My Dots.SVG" has a capital or a space — name it my-dots.svg',
  ),
  rowOf(
    'an SVG with a script',
    'one.svg',
    '<svg onload="x()" />',
    'an SVG with a script — take out <script>, on…="…" and javascript:',
  ),
  ...(
    [
      ['<svg><g></svg>', '</svg> closes nothing'],
      ['<svg><g>', '<g> is never closed'],
      ['<p />', 'it does not begin with <svg>'],
      ['<svg><path d=1 /></svg>', 'a tag that is written wrong'],
      ['<svg><title>A & B</title></svg>', 'an & that is not written &amp;'],
    ] as const
  ).map(([text, why]) =>
    rowOf(`an SVG of which ${why}`, 'one.svg', text, `an SVG that is no XML: ${why} — mend it, or save it again`),
  ),
  {
    check: 'images',
    title: 'a Chinese page with an English text',
    edits: { [zhShare]: ['![两个库]', '![The two libraries]'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:9:1 — the text of the image is not Chinese: The two libraries — say in Chinese what it shows',
    ],
  },
  {
    check: 'images',
    title: 'no text that is a name',
    edits: { [zhShare]: ['![两个库]', '![Rslib]'] },
    tells: [],
  },
  {
    check: 'routes',
    title: 'the line of a page that is gone',
    edits: {
      [zhShare]: null,
      [ROUTES]:
        "export const routes = [\n  ...under('/guide/basic/', 'share'),\n  ...under('/guide/advanced/', 'share'),\n];\n",
    },
    tells: [
      `${zhShare}:1:1 — a route of the site has no page — write it, or take it out of ${ROUTES}:3 in both languages`,
    ],
  },
];

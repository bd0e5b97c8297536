import { breakLines } from './break-lines.ts';
import { type Typeface, UNITS, type Weight } from './font.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What a picture says. */
export interface PictureTexts {
  lang: string;
  /** The site's name, beside its mark. */
  site: string;
  /** The section of the page; may be empty. */
  section: string;
  title: string;
  description: string;
}

const MARGIN = 88;
const COLUMN = 900;
const INK = '#0f172a';
const SOFT_INK = '#475569';
const ACCENT = '#0f766e';
const TITLE_SIZES = [84, 72, 60, 50];

type Line = { text: string; x: number; y: number; size: number; weight: Weight; colour: string };

/**
 * Draws the picture that stands for a page where it is shared. All text is outlines, so that it looks
 * the same on every machine.
 *
 * @param mark the site's mark: the inner of an SVG of 32 by 32
 * @returns an SVG without text and without other files
 */
export function drawPicture(texts: PictureTexts, mark: string, typeface: Typeface): string {
  const { site, section, title, description, lang } = texts;
  const lines: Line[] = [
    { text: site, x: MARGIN + 84, y: 128, size: 44, weight: 700, colour: INK },
    ...(section ? [{ text: section, x: MARGIN, y: 236, size: 30, weight: 700, colour: ACCENT } as const] : []),
  ];
  const heading = fitTitle(title, lang, typeface);
  let y = 250 + heading.size;
  for (const text of heading.lines) {
    lines.push({ text, x: MARGIN, y, size: heading.size, weight: 700, colour: INK });
    y += Math.round(heading.size * 1.22);
  }
  const size = 32;
  const room = heading.lines.length > 1 ? 2 : 3;
  const options = { lang, width: COLUMN, limit: room, widthOf: widths(typeface, size, 400) };
  for (const [index, text] of breakLines(description, options).lines.entries()) {
    lines.push({ text, x: MARGIN, y: y + 4 + index * 48, size, weight: 400, colour: SOFT_INK });
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<g opacity="0.1" transform="translate(770 100) scale(17.5)">${mark}</g>
<rect y="614" width="400" height="16" fill="#0f766e"/><rect x="400" y="614" width="400" height="16" fill="#14b8a6"/><rect x="800" y="614" width="400" height="16" fill="#5eead4"/>
<g transform="translate(${MARGIN} 80) scale(2)">${mark}</g>
${lines.map((line) => drawLine(line, typeface)).join('\n')}
</svg>`;
}

/** The largest size at which a title fits on two lines; else the smallest on three. */
function fitTitle(title: string, lang: string, typeface: Typeface): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const widthOf = widths(typeface, size, 700);
    const { lines, fits } = breakLines(title, { lang, width: COLUMN, limit: size > 60 ? 1 : 2, widthOf });
    if (fits) return { lines, size };
  }
  const size = TITLE_SIZES.at(-1) ?? 50;
  return {
    lines: breakLines(title, { lang, width: COLUMN, limit: 3, widthOf: widths(typeface, size, 700) }).lines,
    size,
  };
}

function widths(typeface: Typeface, size: number, weight: Weight): (text: string) => number {
  return (text) =>
    [...text].reduce((sum, character) => sum + typeface.glyph(character, weight).advance, 0) * (size / UNITS);
}

function drawLine({ text, x, y, size, weight, colour }: Line, typeface: Typeface): string {
  let at = 0;
  const outlines = [...text].map((character) => {
    const { outline, advance } = typeface.glyph(character, weight);
    const path = outline && `<path transform="translate(${Math.round(at)})" d="${outline}"/>`;
    at += advance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / UNITS})" fill="${colour}">${outlines.join('')}</g>`;
}

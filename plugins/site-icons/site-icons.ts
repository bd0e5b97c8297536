import { Resvg } from '@resvg/resvg-js';
import { icoFile } from './ico-file.ts';

export const ACCENT = '#0f766e';
export const PAPER = '#ffffff';

interface IconFile {
  file: string;
  size: number;
  /** The part of the icon that the logo fills; the masks of phones cut off the rest. */
  share: number;
  /** Where the web app manifest names it. */
  purpose?: 'any' | 'maskable';
  isTransparent?: true;
}

/** The icons made from the site's logo. */
export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.9, purpose: 'any', isTransparent: true },
  { file: 'icon-512.png', size: 512, share: 0.9, purpose: 'any', isTransparent: true },
  { file: 'icon-maskable-512.png', size: 512, share: 0.58, purpose: 'maskable' },
];

/** Browsers ask for `/favicon.ico` where no page names an icon, such as for a picture or a feed. */
const ICO_SIZES = [16, 32, 48];

/** The content of the logo's SVG. */
function innerOf(svg: string): string {
  const inner = /<svg\b[^>]*viewBox="0 0 32 32"[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (inner === undefined) throw new Error('docs/public/logo.svg: icons need <svg viewBox="0 0 32 32">');
  return inner;
}

/**
 * Draws the icons of the site.
 *
 * @param logo an SVG of 32 by 32
 * @returns the bytes of each file by its name
 */
export function drawIcons(logo: string): ReadonlyMap<string, Buffer> {
  const mark = innerOf(logo);
  const icons = new Map(iconFiles.map((icon) => [icon.file, drawIcon(mark, icon)]));
  const small = ICO_SIZES.map((size) => ({ size, png: drawIcon(mark, { size, share: 0.9, isTransparent: true }) }));
  return icons.set('favicon.ico', icoFile(small));
}

function drawIcon(mark: string, { size, share, isTransparent }: Omit<IconFile, 'file'>): Buffer {
  const inner = size * share;
  const edge = (size - inner) / 2;
  const paper = isTransparent ? '' : `<rect width="${size}" height="${size}" fill="${PAPER}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<g transform="translate(${edge} ${edge}) scale(${inner / 32})">${mark}</g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

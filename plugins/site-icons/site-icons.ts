import { Resvg } from '@resvg/resvg-js';
import { icoFile } from './ico-file.ts';

export const ACCENT = '#0f766e';
export const PAPER = '#ffffff';

interface IconFile {
  file: string;
  size: number;
  /** How much of the icon the mark fills; masks of phones take the rest. */
  share: number;
  /** Where the web app manifest names it. */
  purpose?: 'any' | 'maskable';
  isTransparent?: true;
}

/** The icons that are made of the site's mark. */
export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.9, purpose: 'any', isTransparent: true },
  { file: 'icon-512.png', size: 512, share: 0.9, purpose: 'any', isTransparent: true },
  { file: 'icon-maskable-512.png', size: 512, share: 0.58, purpose: 'maskable' },
];

/** Browsers ask for `/favicon.ico` where no page tells them of an icon, as beside a picture or a feed. */
const ICO_SIZES = [16, 32, 48];

/** The inner of the mark's SVG. */
export function innerOf(svg: string): string {
  const inner = /<svg\b[^>]*viewBox="0 0 32 32"[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (inner === undefined)
    throw new Error('docs/public/logo.svg: no <svg viewBox="0 0 32 32">, which icons are made of');
  return inner;
}

/**
 * Draws the icons of the site.
 *
 * @param mark the inner of an SVG of 32 by 32
 * @returns the bytes of each file by its name
 */
export function drawIcons(mark: string): ReadonlyMap<string, Buffer> {
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

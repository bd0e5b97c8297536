import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';

export const PICTURE_SIZE = { width: 1200, height: 630 };

/** The texts in a picture. */
export interface PictureTexts {
  lang: string;
  /** The site's name, next to its logo. */
  site: string;
  /** The page's section; may be empty. */
  section: string;
  title: string;
  description: string;
}

type Style = Record<string, string | number>;
const element = (type: string, style: Style, ...children: unknown[]) => ({
  type,
  key: null,
  props: { style, children },
});

const FONTS = path.join(import.meta.dirname, '../../node_modules/@fontsource/noto-sans-sc/files');
const loadFonts = () =>
  ['latin', 'chinese-simplified'].flatMap((name) =>
    ([400, 700] as const).map((weight) => ({
      name,
      weight,
      style: 'normal' as const,
      data: readFileSync(path.join(FONTS, `noto-sans-sc-${name}-${weight}-normal.woff`)),
    })),
  );
let fonts: ReturnType<typeof loadFonts> | undefined;

/**
 * Draws the picture for a page's link previews.
 *
 * @param place the source of the texts, for error messages
 * @param logo a 32 × 32 SVG
 * @returns a PNG
 * @throws if the font lacks a character, which would be drawn as an empty box
 */
export async function drawPicture(texts: PictureTexts, place: string, logo: string): Promise<Buffer> {
  fonts ??= loadFonts();
  const { site, section, title, description } = texts;
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const image = (size: number, style: Style) => ({
    type: 'img',
    key: null,
    props: { src: source, width: size, height: size, style },
  });
  const size = titleSize(title);
  const lineClamp = size > 60 ? 3 : 2;
  const lines = { display: 'block', width: 900, color: '#0f172a' };
  const picture = element(
    'div',
    { ...PICTURE_SIZE, display: 'flex', flexDirection: 'column', padding: '80px 88px', backgroundColor: '#ffffff' },
    image(560, { position: 'absolute', left: 770, top: 100, opacity: 0.1 }),
    element(
      'div',
      { display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, fontWeight: 700, color: '#0f172a' },
      image(64, {}),
      site,
    ),
    element('div', { height: 92, paddingTop: 48, fontSize: 30, fontWeight: 700, color: '#0f766e' }, section),
    element('div', { ...lines, fontSize: size, fontWeight: 700, lineHeight: 1.22, lineClamp: 3 }, title),
    element(
      'div',
      { ...lines, marginTop: 12, fontSize: 32, lineHeight: 1.5, lineClamp, color: '#475569' },
      description,
    ),
    ...['#0f766e', '#14b8a6', '#5eead4'].map((backgroundColor, index) =>
      element('div', { position: 'absolute', left: index * 400, top: 614, width: 400, height: 16, backgroundColor }),
    ),
  );
  const svg = await satori(picture, {
    ...PICTURE_SIZE,
    fonts,
    loadAdditionalAsset: async (_, character) => {
      const point = character.codePointAt(0)?.toString(16).toUpperCase();
      throw new Error(`${place}: the font of share pictures has no "${character}" (U+${point}). Rephrase it.`);
    },
  });
  // Text and flat colors need only a palette, which saves two thirds of the bytes.
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 80, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** The largest font size at which a title fits on one line, else one for two lines; wide characters count double. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (character > '\u2e80' ? 1 : 0.56), 0);
  return [84, 72].find((size) => width * size <= 900) ?? (width * 60 <= 1600 ? 60 : 50);
}

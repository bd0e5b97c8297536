/** The width and height of an image in pixels, as it asks to be shown. */
export type ImageSize = { width: number; height: number };

/**
 * Reads an image's size from its first bytes: PNG, GIF, WebP, JPEG or SVG.
 *
 * @returns the size, or undefined where the file is none of these, or an SVG without any size
 */
export function readImageSize(bytes: Buffer): ImageSize | undefined {
  const name = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (name(1, 4) === 'PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (name(0, 3) === 'GIF') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (name(0, 4) === 'RIFF' && name(8, 12) === 'WEBP') return webpSize(bytes, name(12, 16));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes);
  return svgSize(bytes.toString('utf8'));
}

/** The three kinds of the WebP container specification: extended, lossless, lossy. */
function webpSize(bytes: Buffer, kind: string): ImageSize | undefined {
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return kind === 'VP8 '
    ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    : undefined;
}

/** Walks the segments up to a start of frame: markers C0 to CF, but C4, C8 and CC, which are others. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
  }
  return undefined;
}

function svgSize(text: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}=["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(tag)?.[1]) || undefined;
  const box = /\sviewBox=["']\s*\S+\s+\S+\s+(\S+)\s+(\S+?)\s*["']/.exec(tag)?.slice(1).map(Number);
  const [boxWidth, boxHeight] = box ?? [];
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : undefined;
  const givenWidth = length('width');
  const givenHeight = length('height');
  const width = givenWidth ?? (givenHeight && ratio ? givenHeight * ratio : boxWidth);
  const height = givenHeight ?? (givenWidth && ratio ? givenWidth / ratio : boxHeight);
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

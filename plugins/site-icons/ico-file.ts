const HEADER = 6;
const ENTRY = 16;

/**
 * Puts PNG pictures into one file of the type ICO.
 *
 * @param pictures square ones, smaller than 256 pixels
 */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER + ENTRY * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

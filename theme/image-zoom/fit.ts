export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/**
 * Computes how an image grows from its place in the page to the middle of the window, as large as it is
 * by nature, at most as large as the window, and never smaller than it was.
 *
 * @param from where the image stands in the window, in CSS pixels
 * @param natural the size of its file in CSS pixels; drawings without one, such as SVG, have Infinity
 * @param viewport the size of the window, in CSS pixels
 * @param margin what stays free at each edge of the window, in CSS pixels
 * @returns a CSS transform, from the image's top left corner
 */
export function fit(from: Box, natural: Size, viewport: Size, margin: number): string {
  const room = { width: viewport.width - 2 * margin, height: viewport.height - 2 * margin };
  const scale = Math.min(
    Math.min(Math.max(from.width, natural.width), room.width) / from.width,
    Math.min(Math.max(from.height, natural.height), room.height) / from.height,
  );
  const x = (viewport.width - from.width * scale) / 2 - from.left;
  const y = (viewport.height - from.height * scale) / 2 - from.top;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

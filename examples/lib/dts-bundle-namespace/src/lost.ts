export namespace Shades {
  type Hex = `#${string}`;
  export const navy: Hex = '#000080';
  export const sky: Hex = '#87ceeb';
}

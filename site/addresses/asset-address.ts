/**
 * Where a picture of the site is fetched from.
 *
 * @param picture as content writes it: `/logo.svg` is a file of `docs/public`; other addresses stay
 * @param host an origin such as `https://assets.example`, or a folder of the site such as `/v2`;
 *   empty for the site itself
 * @returns the address, still without the site's base
 */
export function assetAddress(picture: string, host: string): string {
  const ours = picture.startsWith('/') && !picture.startsWith('//');
  return ours ? host.replace(/\/+$/, '') + picture : picture;
}

/** Applies `address` to every address in the value of an image's `srcset`. */
export function mapSrcset(srcset: string, address: (picture: string) => string): string {
  return srcset.replace(/(^|,)\s*([^\s,]+)/g, (_, comma: string, picture: string) =>
    comma ? `, ${address(picture)}` : address(picture),
  );
}

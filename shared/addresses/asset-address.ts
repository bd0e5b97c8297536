/**
 * The URL from which a picture is fetched.
 *
 * @param picture as written in content: `/logo.svg` is a file in `docs/public`; other URLs are returned unchanged
 * @param host an origin such as `https://assets.example`, or a folder of the site such as `/v2`;
 *   empty for the site itself
 * @returns the URL, without the site's base
 */
export function assetAddress(picture: string, host: string): string {
  const ours = picture.startsWith('/') && !picture.startsWith('//');
  return ours ? host.replace(/\/+$/, '') + picture : picture;
}

/** Maps every URL in the value of a `srcset`. */
export function mapSrcset(srcset: string, address: (picture: string) => string): string {
  return srcset.replace(/(^|,)\s*([^\s,]+)/g, (_, comma: string, picture: string) =>
    comma ? `, ${address(picture)}` : address(picture),
  );
}

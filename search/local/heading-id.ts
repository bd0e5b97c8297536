/** The id that most headings have: their words in lower case with hyphens between, `dts.distPath` as `dts-dist-path`. */
export function headingId(heading: string): string {
  return heading
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Search cannot answer now, and has told the console why; trying again may help. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

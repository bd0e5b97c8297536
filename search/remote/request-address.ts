export interface RemoteRequest {
  keyword: string;
  limit: number;
  searchIndexes: readonly string[];
  lang: string;
  /** Only of a site that has versions. */
  version?: string;
  /** The part of the site to search; all of it unless said. */
  scope?: string;
}

/**
 * The address of a request to a search service.
 *
 * @param apiUrl the service's address or path; parameters that it has of its own stay
 * @returns the same with the parameters of the contract
 */
export function requestAddress(
  apiUrl: string,
  { keyword, limit, searchIndexes, lang, version, scope }: RemoteRequest,
): string {
  const [, place = '', ownQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(apiUrl) ?? [];
  const query = new URLSearchParams(ownQuery);
  query.set('keyword', keyword);
  query.set('limit', String(limit));
  query.set('searchIndexes', searchIndexes.join(','));
  query.set('lang', lang);
  if (version) query.set('version', version);
  if (scope) query.set('scope', scope);
  return `${place}?${query}`;
}

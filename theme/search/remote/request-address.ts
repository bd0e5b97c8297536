export interface RemoteRequest {
  keyword: string;
  limit: number;
  searchIndexes: readonly string[];
  lang: string;
}

/**
 * The address of a request to a search service.
 *
 * @param apiUrl the service's address or path; parameters that it has of its own stay
 * @returns the same with the four parameters of the contract
 */
export function requestAddress(apiUrl: string, { keyword, limit, searchIndexes, lang }: RemoteRequest): string {
  const [, place = '', ownQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(apiUrl) ?? [];
  const query = new URLSearchParams(ownQuery);
  query.set('keyword', keyword);
  query.set('limit', String(limit));
  query.set('searchIndexes', searchIndexes.join(','));
  query.set('lang', lang);
  return `${place}?${query}`;
}

/** The query parameter that holds the filter. */
const PARAMETER = 'filter';

/** The filter in an address's query, such as `?filter=dts`; empty where there is none. */
export function readFilter(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? '';
}

/** The query with another filter; everything else in it stays. */
export function writeFilter(search: string, filter: string): string {
  const parameters = new URLSearchParams(search);
  if (filter === '') parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, filter);
  const query = parameters.toString();
  return query && `?${query}`;
}

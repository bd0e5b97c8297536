/** Sets a parameter of the URL's query, or removes it if the value is empty. Adds no history entry. */
export function replaceQuery(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

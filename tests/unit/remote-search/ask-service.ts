/** A question with all that the contract asks for. */
export const RIGHT = '?keyword=externals&limit=7&searchIndexes=docs&lang=en';

/** Asks that question, with some of its values changed or left out. */
export function ask(service: string, changes: Record<string, string | undefined> = {}): Promise<Response> {
  const given = { ...Object.fromEntries(new URLSearchParams(RIGHT)), ...changes };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return fetch(`${service}?${new URLSearchParams(pairs)}`);
}

export interface ServiceSettings {
  /** The folders of built sites by the names of their indexes. */
  folders: Map<string, string>;
  allowedOrigins: string[];
}

/**
 * Reads what the command was given.
 *
 * @param words each `name=folder`; without any, the index `docs` is the site in `dist`
 * @param env `ALLOWED_ORIGINS` names other sites whose pages may ask, with commas between
 * @throws Error with one line that names what is wrong, and the remedy
 */
export function readSettings(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServiceSettings {
  const given = words.length > 0 ? words : ['docs=dist'];
  const folders = new Map(given.map(readIndexWord));
  if (folders.size < given.length) throw new Error('Two indexes have one name. Give each its own');
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').map((text) => text.trim());
  return { folders, allowedOrigins: origins.filter(Boolean).map(readOrigin) };
}

function readIndexWord(word: string): [name: string, folder: string] {
  const [, name, folder] = /^([^\s,=]+)=(.+)$/.exec(word) ?? [];
  if (name === undefined || folder === undefined) {
    throw new Error(`${JSON.stringify(word)} names no index and folder. Try npm run search-service -- docs=dist`);
  }
  return [name, folder];
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`ALLOWED_ORIGINS has ${JSON.stringify(text)}, which is no origin. Try https://docs.example`);
}

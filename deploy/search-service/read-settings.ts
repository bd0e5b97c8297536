/** The settings of the command. */
export interface ServiceSettings {
  /** Folders of built sites by index name. */
  folders: Map<string, string>;
  allowedOrigins: string[];
}

/**
 * Reads the command's arguments and environment.
 *
 * @param words `name=folder` pairs; defaults to `docs=dist`
 * @param env `ALLOWED_ORIGINS` lists other origins that may use the service, comma-separated
 * @throws an Error with a one-line message and remedy
 */
export function readSettings(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServiceSettings {
  const given = words.length > 0 ? words : ['docs=dist'];
  const folders = new Map(given.map(readIndexWord));
  if (folders.size < given.length) throw new Error('Two indexes have the same name. Rename one');
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').map((text) => text.trim());
  return { folders, allowedOrigins: origins.filter(Boolean).map(readOrigin) };
}

function readIndexWord(word: string): [name: string, folder: string] {
  const [, name, folder] = /^([^\s,=]+)=(.+)$/.exec(word) ?? [];
  if (name !== undefined && folder !== undefined) return [name, folder];
  throw new Error(`${JSON.stringify(word)} is not a pair of index and folder. Try npm run search-service -- docs=dist`);
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`ALLOWED_ORIGINS has ${JSON.stringify(text)}, which is not an origin. Try https://docs.example`);
}

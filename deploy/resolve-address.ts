import {
  ASSET_FOLDER,
  type Found,
  findAddress,
  NOT_FOUND_FILE,
  spellingKey,
} from '../shared/addresses/find-address.ts';
import { DEFAULT_LANGUAGE, languageOf, prefixOf } from '../shared/languages.ts';
import { type MovedPages, movedPages } from '../shared/moved-pages.ts';

/** How a host answers a request. */
export type Answer =
  | { kind: 'file'; path: string; status: 200 | 400 | 404 }
  | { kind: 'redirect'; location: string }
  | { kind: 'plain'; status: 400 | 404; text: string };

interface Address {
  /** The path of the request line, percent-encoded. */
  raw: string;
  /** From the `?`, or an empty string. */
  query: string;
  /** The decoded path, or undefined if it is malformed. */
  path: string | undefined;
  /** The decoded path with single slashes and without the default language's prefix. */
  tidy: string;
}

type Files = ReadonlySet<string>;
type Rule = (address: Address, files: Files, moved: MovedPages) => Answer | undefined;

/** Tried in order; the first one that returns an answer wins. */
const rules: readonly Rule[] = [
  refuseMalformed,
  serveCanonical,
  redirectToCanonical,
  redirectToMoved,
  redirectToTidy,
  refuseMissingAsset,
];

/**
 * Decides how a host answers a request. A pure function.
 *
 * @param target the request target: path and query, still encoded
 * @param files all files of the output, as decoded paths such as `/guide/start/index.html`
 * @param moved redirects of moved pages
 * @returns a file with a status, a redirect (`location` is always a path with exactly one leading `/`, so it cannot
 *   leave the site), or a short text
 */
export function resolveAddress(target: string, files: Files, moved = movedPages): Answer {
  const address = readAddress(target);
  for (const rule of rules) {
    const answer = rule(address, files, moved);
    if (answer) return answer;
  }
  return errorPage(404, address, files);
}

function readAddress(target: string): Address {
  const [, raw = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = decode(raw || '/');
  return { raw, query, path, tidy: tidied(path ?? raw) };
}

/** @returns undefined for a malformed path, and for control characters, lone surrogates and parent folders */
function decode(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    return /^(?!.*[\\/]\.\.(?:[\\/]|$))[\\/][^\p{Cc}\p{Cs}]*$/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function tidied(path: string): string {
  const single = path.replace(/[\\/]+/g, '/');
  return single.replace(new RegExp(`^(?:/${DEFAULT_LANGUAGE}(?=/|$))+`), '') || '/';
}

/** Encodes a path for a URL. */
export function encode(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function redirect(path: string, { query }: Address): Answer {
  return { kind: 'redirect', location: encode(path) + query };
}

/** The 404 page in the language of the path, if the build has one. */
function errorPage(status: 400 | 404, { tidy }: Address, files: Files): Answer {
  const path = [languageOf(tidy), DEFAULT_LANGUAGE]
    .map((language) => prefixOf(language) + NOT_FOUND_FILE)
    .find((file) => files.has(file));
  if (path !== undefined) return { kind: 'file', path, status };
  return { kind: 'plain', status, text: status === 400 ? 'Bad request' : 'Not found' };
}

function refuseMalformed(address: Address, files: Files): Answer | undefined {
  return address.path === undefined ? errorPage(400, address, files) : undefined;
}

function serveCanonical({ raw, tidy }: Address, files: Files): Answer | undefined {
  const found = findAddress(tidy, files);
  if (!found || encode(found.address) !== raw) return undefined;
  return { kind: 'file', path: found.file, status: 200 };
}

/** Fixes slashes, prefix, extension, letter case and encoding in a single redirect. */
function redirectToCanonical(address: Address, files: Files): Answer | undefined {
  const found = findAddress(address.tidy, files);
  return found && redirect(found.address, address);
}

/** Redirects former addresses in any spelling. */
function redirectToMoved(address: Address, files: Files, moved: MovedPages): Answer | undefined {
  const found = findMoved(address.tidy, files, moved);
  return found && redirect(found.address, address);
}

/** Also for unknown paths: scripts on the 404 page must never see `//evil.test` as their own path. */
function redirectToTidy(address: Address): Answer | undefined {
  return address.tidy === address.path ? undefined : redirect(address.tidy, address);
}

/** A script loader has to get an error for a missing file, not a page. */
function refuseMissingAsset({ tidy }: Address): Answer | undefined {
  return tidy.startsWith(ASSET_FOLDER) ? { kind: 'plain', status: 404, text: 'Not found' } : undefined;
}

/**
 * Like `resolveAddress`, for a site below a base path.
 *
 * @param base begins and ends with a slash
 * @returns a 404 page for paths outside of the base
 */
export function resolveBelow(target: string, files: ReadonlySet<string>, base: string, moved = movedPages): Answer {
  const prefix = base.slice(0, -1);
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  if (prefix !== '' && path === prefix) return { kind: 'redirect', location: base + query };
  if (!path.startsWith(base) && prefix !== '') return resolveAddress('/404', files);
  const answer = resolveAddress(target.slice(prefix.length), files, moved);
  return answer.kind === 'redirect' ? { ...answer, location: prefix + answer.location } : answer;
}

/**
 * Finds the page, or its Markdown, for any spelling of a former address.
 *
 * @param path as in `findAddress`
 */
export function findMoved(path: string, files: ReadonlySet<string>, moved: MovedPages): Found | undefined {
  const key = spellingKey(path);
  const prefix = prefixOf(languageOf(key));
  const row = formerPaths(moved).find(([old]) => prefix + spellingKey(old) === key);
  return row && findAddress(prefix + row[1], files);
}

/** Pairs of former and current paths, for pages and for their Markdown. */
export function formerPaths(moved: MovedPages): [former: string, now: string][] {
  return Object.entries(moved).flatMap((row) => [row, row.map(markdownOf) as typeof row]);
}

function markdownOf(route: string): string {
  return `${route.replace(/\/$/, '/index')}.md`;
}

import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { contentPolicy } from './content-policy.ts';
import { readInlineCode } from './inline-code.ts';

/** A built site. */
export interface Output {
  root: string;
  /** All files by path in the site, such as `/guide/start/index.html`. */
  files: ReadonlyMap<string, Stats>;
  paths: ReadonlySet<string>;
  /** The content security policy that allows exactly what the pages contain. */
  policy: string;
  /** Handles requests whose `url` is exactly the path of a file. */
  serve: RequestHandler;
}

/**
 * Reads a built site once: names, sizes and dates of its files, and the inline code of its pages.
 *
 * @param root the folder of the built site
 * @throws if the folder or its `index.html` is missing; the message says how to build it
 */
export function readOutput(root: string): Output {
  if (!statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`${join(root, 'index.html')} is missing. The site is not built yet: run npm run build`);
  }
  const files = new Map<string, Stats>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(root, name), { throwIfNoEntry: false });
    if (stats?.isFile()) files.set(`/${name.replaceAll(sep, '/')}`, stats);
  }
  const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
  const policy = contentPolicy(readInlineCode(pages.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
  const serve = sirv(root, { etag: true, dotfiles: false });
  return { root, files, paths: new Set(files.keys()), policy, serve };
}

/** Whether a file has changed since the output was read, as after another build. */
export function hasChanged({ root, files }: Output, path: string): boolean {
  const now = statSync(join(root, path), { throwIfNoEntry: false });
  const then = files.get(path);
  return now?.size !== then?.size || now?.mtimeMs !== then?.mtimeMs;
}

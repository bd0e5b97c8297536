import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import type { Lang } from '../../../shared/languages.ts';
import { fileOf, hiddenRoutes, languages, routes } from '../../routes.ts';

/** The origin of the published site. */
export const ORIGIN = process.env.SITE_ORIGIN ?? new URL(manifest.homepage).origin;

/** A page of the built site. */
export interface BuiltPage {
  lang: Lang;
  /** Its path, such as `/zh/guide/start/`. */
  address: string;
  url: string;
  html: string;
}

/** A file of the built site. */
export function builtFile(file: string): Buffer {
  const place = path.resolve('dist', `.${file}`);
  if (!existsSync(place)) throw new Error(`dist${file} — is missing — run npm run build, or check plugins/discovery`);
  return readFileSync(place);
}

const pagesOf = (list: readonly string[]): BuiltPage[] =>
  languages.flatMap(({ lang, prefix }) =>
    list.map((route) => ({
      lang,
      address: prefix + route,
      url: ORIGIN + prefix + route,
      html: builtFile(`${prefix + fileOf(route)}.html`).toString(),
    })),
  );

/** All pages except hidden ones, in both languages. */
export const publicPages = pagesOf(routes);

/** Hidden pages and 404 pages. */
export const unlistedPages = pagesOf([...hiddenRoutes, '/404']);

/** The values of an attribute in all elements that contain a text, in order. */
export function valuesOf(html: string, tag: string, has: string, attribute: string): string[] {
  const elements = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
    .map(String)
    .filter((one) => one.includes(has));
  return elements.map((one) => decode(new RegExp(`\\s${attribute}="([^"]*)"`).exec(one)?.[1] ?? ''));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Visible text: without tags, with decoded entities. */
export function decode(markup: string): string {
  return markup
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The Markdown file of a page. */
export function markdownFile(address: string): string {
  return `${fileOf(address)}.md`;
}

/** A heading without its anchor link. */
export function withoutAnchors(markup: string): string {
  return markup.replace(/<a\b[^>]*class="[^"]*header-anchor[^"]*"[^>]*>.*?<\/a>/gs, '');
}

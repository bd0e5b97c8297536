import { NOT_FOUND_FILE } from '../../shared/addresses/find-address.ts';
import { PREFIXED_LANGUAGES, prefixOf } from '../../shared/languages.ts';
import { allowScript, metaPolicy, redirectPolicy } from '../content-policy.ts';
import type { SiteDescription } from '../describe-site.ts';

const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * Adds the content security policy to a page, for hosts without custom headers. It directly follows the charset,
 * because it applies only to what comes after it.
 *
 * @throws if the page declares no charset
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('A page without <meta charset> cannot get a policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy).replaceAll('"', '&quot;')}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Whether GitHub Pages needs a file; it compresses by itself and ignores host configuration. */
export function isForGithubPages(file: string): boolean {
  return !/\.(?:gz|br)$|^_(?:headers|redirects)$/.test(file);
}

/**
 * The single 404 page of GitHub Pages, which shows itself in the language of the URL.
 *
 * @param read reads a file of the output by path
 */
export function notFoundInAll(base: string, policy: string, read: (file: string) => string): string {
  const others = PREFIXED_LANGUAGES.map(prefixOf).map((prefix) => ({
    prefix: base.slice(0, -1) + prefix,
    html: read(prefix + NOT_FOUND_FILE),
  }));
  const { html, script } = withLanguages(read(NOT_FOUND_FILE), others);
  return withMetaPolicy(html, allowScript(policy, script));
}

/**
 * Redirect documents for moved pages, by path, since the host has no redirects. With JavaScript, they keep query and
 * hash. Markdown files cannot redirect, so they exist under both names.
 *
 * @param read reads a file of the output by path
 */
export function movedDocuments(
  { moved, base }: SiteDescription,
  read: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    moved.flatMap(({ key, address }) => {
      if (key.endsWith('.md')) return [[key, read(decodeURI(address.slice(base.length - 1)))]];
      const html = movedDocument(address);
      return [`${key}.html`, `${key}/index.html`].map((file) => [file, html]);
    }),
  );
}

function movedDocument(address: string): string {
  const script = `location.replace(${JSON.stringify(address)}+location.search+location.hash)`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${redirectPolicy(script)}"><title>${address}</title><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript><a href="${address}">${address}</a>\n`;
}

/** The 404 page in another language. */
interface OtherLanguage {
  /** The language's path prefix with the base, without a trailing slash, such as `/docs/zh`. */
  prefix: string;
  html: string;
}

const ROOT_ID = '__rspress_root';
const ROOT = new RegExp(
  `<div id="${ROOT_ID}" data-shell="([^"]*)">([\\s\\S]*)</div>(?=\\s*<div id="__rspress_modal_container">)`,
);

/**
 * Combines the translations of a page in one document. A script shows the one for the URL; without JavaScript, all are
 * shown.
 *
 * @param html the page in the default language
 * @returns the page, and its script, which the policy has to allow
 * @throws if a page does not have the expected structure
 */
function withLanguages(html: string, others: readonly OtherLanguage[]): { html: string; script: string } {
  const templates = others.map(({ prefix, html: other }) => {
    const { mark, content } = rootOf(other);
    return `<template lang="${languageOf(other)}" data-prefix="${prefix}" data-shell="${mark}">${content}</template>`;
  });
  const plain = others.map(({ html: other }) => {
    const [, attributes = '', text = ''] = find(/<main\b([^>]*)>([\s\S]*?)<\/main>/, other, '<main>');
    // The document already has a main element with this id.
    return `<section lang="${languageOf(other)}"${attributes.replace(/ (?:id|tabindex)="[^"]*"/gi, '')}>${text}</section>`;
  });
  const prefixes = JSON.stringify(others.map(({ prefix }) => prefix));
  const script = `(${showOwnLanguage})(${prefixes},${JSON.stringify(ROOT_ID)})`.replace(/\s+/g, ' ');
  const added = `${templates.join('')}<script>${script}</script><noscript>${plain.join('')}</noscript>`;
  rootOf(html);
  return { html: html.replace(ROOT, (root) => root + added), script };
}

/** React's root element: the mark of what was served, and the markup. */
function rootOf(html: string): { mark: string; content: string } {
  const [, mark = '', content = ''] = find(ROOT, html, `#${ROOT_ID}`);
  return { mark, content };
}

function languageOf(html: string): string {
  const [, language = ''] = find(/<html lang="([^"]+)"/, html, 'lang=""');
  return language;
}

function find(pattern: RegExp, html: string, name: string): RegExpExecArray {
  const found = pattern.exec(html);
  if (!found) throw new Error(`The page for unknown addresses has no ${name}: check deploy/hosts/github-pages.ts`);
  return found;
}

/**
 * Replaces the page by its translation for the URL's language: the host serves one page in the default language for all
 * unknown URLs, with the translations in templates. Inlined as source text, so it must not use anything from outside.
 *
 * @param prefixes path prefixes of the other languages with the base, such as `/docs/zh`
 * @param rootId the id of React's root element
 */
function showOwnLanguage(prefixes: readonly string[], rootId: string): void {
  const prefix = prefixes.find((one) => `${location.pathname}/`.startsWith(`${one}/`));
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prefix="${prefix}"]`);
  const root = document.getElementById(rootId);
  if (!template || !root) return;
  document.documentElement.lang = template.lang;
  root.dataset.shell = template.dataset.shell;
  root.replaceChildren(...template.content.childNodes);
}

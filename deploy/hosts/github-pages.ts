import { NOT_FOUND_FILE } from '../../site/addresses/find-address.ts';
import { PREFIXED_LANGUAGES, prefixOf } from '../../site/languages.ts';
import { allowScript, metaPolicy, redirectPolicy } from '../content-policy.ts';
import type { SiteDescription } from '../describe-site.ts';

const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * Puts the content security policy into a page, for hosts that send no headers of ours. It comes
 * right after the charset, before anything that it rules.
 *
 * @throws Error where the page names no charset
 */
export function withMetaPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('A page without <meta charset> has no place for its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy).replaceAll('"', '&quot;')}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Whether a file of the output is of use on GitHub Pages, which compresses by itself and reads no instructions. */
export function isForGithubPages(file: string): boolean {
  return !/\.(?:gz|br)$|^_(?:headers|redirects)$/.test(file);
}

/**
 * The one page that it sends for unknown addresses, which shows itself in the language of the address.
 *
 * @param read reads a file of the output by its path
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
 * Documents that redirect from former addresses of pages, by their path, since the host has no redirects. Where
 * scripts run they keep query and fragment. Markdown cannot redirect, so it exists under both names.
 *
 * @param read reads a file of the output by its path
 */
export function movedDocuments(
  { moved, place, base }: SiteDescription,
  read: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    moved.flatMap(({ key, address }) => {
      const path = address.slice(base.length - 1);
      if (key.endsWith('.md')) return [[key, read(decodeURI(path))]];
      const html = movedDocument(address, place + path);
      return [`${key}.html`, `${key}/index.html`].map((file) => [file, html]);
    }),
  );
}

function movedDocument(address: string, canonical: string): string {
  const script = `location.replace(${JSON.stringify(address)}+location.search+location.hash)`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${redirectPolicy(script)}"><title>${address}</title><link rel="canonical" href="${canonical}"><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript><a href="${address}">${address}</a>\n`;
}

/** A page in another language than the one that the host sends. */
interface OtherLanguage {
  /** Where its addresses begin, with the base and without a slash at the end, such as `/docs/zh`. */
  prefix: string;
  html: string;
}

const ROOT_ID = '__rspress_root';
const ROOT = new RegExp(`<div id="${ROOT_ID}">([\\s\\S]*)</div>(?=\\s*<div id="__rspress_modal_container">)`);
const META = /<meta\b[^>]*>/g;

/**
 * Lets one page stand for itself in every language. With script, the language is that of the address;
 * without, what the page says is there in all of them.
 *
 * @param html the page in the default language
 * @returns the page, and the script in it, which a policy has to allow
 * @throws where a page is not one of this site
 */
function withLanguages(html: string, others: readonly OtherLanguage[]): { html: string; script: string } {
  const own = new Set(html.match(META));
  const templates = others.map(({ prefix, html: other }) => {
    const different = (other.match(META) ?? []).filter((meta) => !own.has(meta)).join('');
    return `<template lang="${languageOf(other)}" data-prefix="${prefix}">${different}${rootOf(other)}</template>`;
  });
  const plain = others.map(({ html: other }) => {
    const [, attributes = '', text = ''] = find(/<main\b([^>]*)>([\s\S]*?)<\/main>/, other, '<main>');
    // The page has its own main part, with this id.
    return `<section lang="${languageOf(other)}"${attributes.replace(/ (?:id|tabindex)="[^"]*"/gi, '')}>${text}</section>`;
  });
  const prefixes = JSON.stringify(others.map(({ prefix }) => prefix));
  const script = `(${showOwnLanguage})(${prefixes},${JSON.stringify(ROOT_ID)})`.replace(/\s+/g, ' ');
  const added = `${templates.join('')}<script>${script}</script><noscript>${plain.join('')}</noscript>`;
  rootOf(html);
  return { html: html.replace(ROOT, (root) => root + added), script };
}

function rootOf(html: string): string {
  const [, text = ''] = find(ROOT, html, `#${ROOT_ID}`);
  return text;
}

function languageOf(html: string): string {
  const [, language = ''] = find(/<html lang="([^"]+)"/, html, 'lang=""');
  return language;
}

function find(pattern: RegExp, html: string, name: string): RegExpExecArray {
  const found = pattern.exec(html);
  if (!found) throw new Error(`The page for unknown addresses has no ${name}: look at github-pages.ts`);
  return found;
}

/**
 * Puts the document of the address's language in the place of the one that is there: a host that has one
 * page for all unknown addresses sends it in the default language, with the others kept in a template
 * each. It stands in the page as source text, so it may use nothing from outside.
 *
 * @param prefixes where the addresses of the other languages begin, with the base, such as `/docs/zh`
 * @param rootId the element that the application takes over
 */
function showOwnLanguage(prefixes: readonly string[], rootId: string): void {
  const prefix = prefixes.find((one) => `${location.pathname}/`.startsWith(`${one}/`));
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prefix="${prefix}"]`);
  const root = document.getElementById(rootId);
  if (!template || !root) return;
  document.documentElement.lang = template.lang;
  for (const meta of template.content.querySelectorAll('meta')) {
    const [name, value] = meta.name ? ['name', meta.name] : ['property', meta.getAttribute('property')];
    document.head.querySelector(`meta[${name}="${value}"]`)?.replaceWith(meta);
  }
  root.replaceChildren(...template.content.childNodes);
}

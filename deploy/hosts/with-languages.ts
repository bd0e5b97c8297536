import { showOwnLanguage } from './show-own-language.ts';

/** A page in another language than the one that the host sends. */
export interface OtherLanguage {
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
export function withLanguages(html: string, others: readonly OtherLanguage[]): { html: string; script: string } {
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
  if (!found) throw new Error(`The page for unknown addresses has no ${name}: look at with-languages.ts`);
  return found;
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Lang, langs } from '../../site/languages.ts';
import { fencesOf } from '../../site/pages/fences-of.ts';
import { headingsOf } from '../../site/pages/headings.ts';
import { linksOf } from '../../site/pages/links.ts';
import { locate } from '../../site/pages/locate.ts';
import type { Page, PageFault } from '../../site/pages/page.ts';
import { NoMdx, parsePage } from '../../site/pages/parse-page.ts';
import { proseOf } from '../../site/pages/prose.ts';
import { valuesOf } from '../../site/pages/yaml-values.ts';
import { textFault } from './text-fault.ts';

/** What is left of a page that cannot be read. */
const EMPTY: Root = { type: 'root', children: [] };

/** Reads a file of `docs/`; its parts are made when a check asks for them, and once. */
export function readPage(file: string, text: string): Page {
  const { lang, route } = addressOf(file);
  const parsed = once((): { root: Root; fault?: PageFault } => {
    const unreadable = textFault(text);
    if (unreadable) {
      const { what: message, how, offset } = unreadable;
      return { root: EMPTY, fault: { message, how, ...locate(text, offset), isOfFrontmatter: false } };
    }
    try {
      return { root: parsePage(text) };
    } catch (fault) {
      if (!(fault instanceof NoMdx)) throw fault;
      const { message, line, column } = fault;
      return { root: EMPTY, fault: { message, line, column, isOfFrontmatter: false } };
    }
  });
  const yaml = once(() => frontmatterOf(parsed().root));
  const values = once(() => valuesOf(yaml().text, yaml().offset));
  const frontmatterFault = once((): PageFault | undefined => {
    const { fault } = values();
    return fault && { message: fault.message, ...locate(text, fault.offset), isOfFrontmatter: true };
  });
  const headings = once(() => headingsOf(parsed().root, text));
  const fences = once(() => fencesOf(file, parsed().root));
  const links = once(() => linksOf(parsed().root, values().values));
  const prose = once(() => proseOf(parsed().root, text, values().values));
  return {
    file,
    lang,
    route,
    text,
    isFragment: file.includes('/shared/'),
    get root() {
      return parsed().root;
    },
    get fault() {
      return parsed().fault ?? frontmatterFault();
    },
    get frontmatter() {
      return values().content;
    },
    get frontmatterValues() {
      return values().values;
    },
    get headings() {
      return headings();
    },
    get fences() {
      return fences();
    },
    get links() {
      return links();
    },
    get prose() {
      return prose();
    },
  };
}

/** `docs/zh/guide/start/index.mdx` is the page `/guide/start/` in Chinese. */
function addressOf(file: string): { lang: Lang; route: string } {
  const [, folder, rest = ''] = /^docs\/(\w+)\/(.*)\.mdx$/.exec(file) ?? [];
  const lang = langs.find((known) => known === folder);
  if (!lang) throw new Error(`${file} is no page of docs/`);
  return { lang, route: `/${rest.replace(/(^|\/)index$/, '$1')}` };
}

function frontmatterOf(root: Root): { text: string; offset: number } {
  let found = { text: '', offset: 0 };
  visit(root, 'yaml', ({ value, position }) => {
    // The value begins after the dashes and their line break.
    found = { text: value, offset: (position?.start.offset ?? 0) + 4 };
  });
  return found;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

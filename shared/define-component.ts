import type { RspressPlugin } from '@rspress/core';
import type { Dictionary } from './texts.ts';
import type { Words } from './words.ts';

/** The attributes of an element on a page that are strings. */
type Attributes = Readonly<Record<string, string>>;

/**
 * When the browser makes a prerendered component work, if the page was opened directly: at once, when the browser is
 * idle, when it comes near the window, when the pointer or the focus reaches it, or never, because it is static.
 * After a navigation inside the application, and in development, all components work at once.
 */
type Hydration = 'load' | 'idle' | 'visible' | 'intent' | 'never';

/** What the content of an element may take from its page. */
interface ContentPage {
  lang: string;
}

/** What the Markdown of an element may take from its page. */
interface MarkdownPage extends ContentPage {
  /** The index of an overview: its pages as lists of links; empty on other pages. */
  index: string;
}

/** A component that pages use without an import. */
export interface Component<Own extends Dictionary = Dictionary> {
  /** As pages write it: `<Name />`. */
  name: string;
  /** The folder of its files; `<name>.tsx` in it exports the view under its name. */
  folder: string;
  /** Defaults to `visible`. */
  hydrate?: Hydration;
  /**
   * Set to `page` if its props are too large to repeat in the markup, or have to be elements: then its whole page is
   * hydrated with it.
   */
  scope?: 'page';
  /**
   * For static components: the file of the page's script that handles their controls. React only handles those of pages
   * that it renders itself, so without it state, effects and handlers end the build.
   */
  script?: string;
  /** Its own texts, which pages and `useText<typeof texts>()` read. */
  texts?: Own;
  /** Additional props, computed when the page is compiled. An error is reported at the element's line. */
  props?(attributes: Attributes): object | Promise<object>;
  /** Its children as Markdown, if the build writes them. */
  content?(attributes: Attributes, words: Words<Own>, page: ContentPage): string;
  /**
   * The element in Markdown pages: text, or what precedes its children. Defaults to `content`. Components that pages
   * never write themselves have none.
   */
  markdown?:
    | ((attributes: Attributes, words: Words<Own>, page: MarkdownPage) => string)
    | { before(attributes: Attributes): string };
  /** Its searchable text; without it, that of its children. */
  searchText?(attributes: Attributes): string;
  /** What else its build needs, such as a transformation of its data. */
  plugin?(): RspressPlugin | Promise<RspressPlugin>;
}

type Definition<Name extends string, Own extends Dictionary, Props> = Omit<Component<Own>, 'name' | 'props'> & {
  name: Name;
  /**
   * Not called, so that the build does not load React: it gives the types of the view and of its props. A view with a
   * function `load` has a script of its own, which `theme/island/` loads before it hydrates the view near the window.
   */
  view: () => Promise<{ readonly [key in Name]: (props: Props) => unknown }>;
  props?(attributes: Attributes): Partial<Props> | Promise<Partial<Props>>;
};

/** Defines a component: what is missing, or does not fit its view, is a type error here. */
export function defineComponent<const Name extends string, Props, const Own extends Dictionary = Record<never, never>>({
  view: _,
  ...component
}: Definition<Name, Own, Props>): Component {
  return { markdown: component.content, ...component } as unknown as Component;
}

/** The texts of all components. @throws if two of them, or one and the site, have a text of the same name */
export function textsOf(components: readonly Component[], site: Dictionary): Dictionary {
  const texts: Record<string, Dictionary[string]> = {};
  const owners = new Set<object>();
  for (const { name, texts: own } of components) {
    // Components of one folder may share them.
    if (!own || owners.has(own)) continue;
    owners.add(own);
    for (const [key, text] of Object.entries(own)) {
      if (key in texts || key in site) throw new Error(`<${name}> has a text "${key}", and so has another. Rename it.`);
      texts[key] = text;
    }
  }
  return texts;
}

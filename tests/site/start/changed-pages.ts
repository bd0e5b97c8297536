// The functions below run in the page: each is sent as text by itself, so it cannot use another one.

/** What others do to a page before its application starts. */
export const changes: Record<string, () => void> = {
  'nobody has changed the page': () => {},
  'a translator has replaced all texts by elements': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${node.data}»`;
      outer.append(inner);
      node.replaceWith(outer);
    }
  },
  'a translator has replaced the texts of the article alone': () => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, textarea')) continue;
      const translated = document.createElement('font');
      translated.textContent = `«${node.data}»`;
      node.replaceWith(translated);
    }
  },
  'a translator has rewritten all texts in place': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style')) text.data = `«${text.data}»`;
    }
  },
  'a blocker has removed all icons': () => {
    for (const icon of document.querySelectorAll('svg')) icon.remove();
  },
  'a blocker has removed the outline and the links to other sites': () => {
    for (const one of document.querySelectorAll('#page-outline nav, header a[target=_blank]')) one.remove();
  },
  'an extension has added elements': () => {
    for (const parent of document.querySelectorAll('header, header nav, #page-sidebar, #__rspress_root')) {
      parent.prepend(document.createElement('extension-badge'));
    }
  },
  'an extension has added attributes': () => {
    for (const one of document.querySelectorAll('body, body *')) one.setAttribute('data-extension', 'seen');
  },
};

/**
 * Whether a change leaves React's elements as they were served, so that the application can adopt them.
 *
 * @param address of a page; that of an overview is adopted with its article, or not at all
 */
export function isAdopted(change: string, address: string): boolean {
  const isOfArticle = change === 'a translator has replaced the texts of the article alone';
  return (
    ['nobody has changed the page', 'an extension has added attributes'].includes(change) ||
    (isOfArticle && address !== '/config/')
  );
}

/** What a reader has done before the application starts. */
export const states: Record<string, { address: string; width: number; act: () => void }> = {
  'has scrolled, selected text, and opened and closed sections and a menu': {
    address: '/guide/basic/cli',
    width: 1440,
    act: () => {
      const menu = document.querySelector<HTMLElement>('header [popover]:has([hreflang])');
      menu?.showPopover();
      menu?.hidePopover();
      for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) section.open = true;
      for (const group of document.querySelectorAll<HTMLDetailsElement>('#page-sidebar details')) group.open = false;
      window.scrollTo({ top: 1500, behavior: 'instant' });
      getSelection()?.selectAllChildren(document.querySelector('main h2')!);
    },
  },
  'has scrolled the sidebar': {
    address: '/guide/basic/cli',
    width: 1440,
    act: () => document.querySelector('#page-sidebar')?.scrollTo({ top: 9999, behavior: 'instant' }),
  },
  'has opened a menu': {
    address: '/guide/basic/cli',
    width: 1440,
    act: () => document.querySelector<HTMLElement>('header [popover]:has([hreflang])')?.showPopover(),
  },
  'has opened the drawer': {
    address: '/guide/basic/cli',
    width: 375,
    act: () => document.querySelector<HTMLElement>('header dialog[popover]:not([data-search])')?.showPopover(),
  },
  'has opened the list of pages': {
    address: '/guide/basic/cli',
    width: 375,
    act: () => document.querySelector<HTMLElement>('#page-sidebar')?.showPopover(),
  },
  'has closed the section that the hash names': {
    address: '/guide/basic/cli#flags',
    width: 1440,
    act: () => {
      for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) section.open = false;
    },
  },
  'has typed into search': {
    address: '/guide/basic/cli',
    width: 1440,
    act: () => {
      const dialog = document.querySelector<HTMLElement>('dialog[data-search]');
      const field = dialog?.querySelector('input');
      dialog?.showPopover();
      field?.focus();
      if (field) field.value = 'dts bundle';
      field?.setSelectionRange(3, 5);
    },
  },
  'has typed into the filter': {
    address: '/config/',
    width: 1440,
    act: () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      field?.focus();
      if (field) field.value = 'shims';
      field?.setSelectionRange(1, 3);
    },
  },
};

/** What a reader sees, has opened, typed, selected, focused and scrolled to; search and filters answer meanwhile. */
export function seen() {
  const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const texts = shown('header, #page-sidebar, #page-outline, main h1, main h2, main p, main summary');
  return {
    texts: field ? [] : texts.map((element) => element.innerText),
    heading: document.querySelector('h1')?.textContent,
    icons: field ? 0 : document.querySelectorAll(':is(header, #page-sidebar) svg:not([data-search] *)').length,
    scrolled: [scrollY, document.querySelector('#page-sidebar')?.scrollTop].map((top) => Math.round(top ?? 0)),
    sections: [...document.querySelectorAll('details')].map((section) => section.open),
    popovers: shown('[popover]')
      .filter((one) => one.matches(':popover-open'))
      .map((one) => one.getAttribute('aria-label') ?? one.id),
    focus: document.activeElement?.localName,
    value: field?.value,
    caret: [field?.selectionStart, field?.selectionEnd],
    selected: getSelection()?.toString(),
  };
}

/**
 * Rests on the search button, which starts the application; a focus elsewhere would close a menu. Rests again until then:
 * a pointer event of the browser's own, as after a change of the layout, ends a rest.
 */
export function restOnSearch(): void {
  const search = document.querySelector('[data-action=search]');
  const rest = () => search?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  rest();
  const timer = setInterval(() => (document.documentElement.dataset.app ? clearInterval(timer) : rest()), 1000);
}

import type { Page } from 'playwright/test';
import { ARTICLE, SIDEBAR } from '../rspress-selectors.ts';

/** A part of a page of the trial site, as it is served or after a press. */
export interface Place {
  address: string;
  /** Selects what is read. */
  part: string;
  /** Of the window, in CSS pixels; 1440 if not set. */
  width?: number;
  /** Selects a button that opens the part. */
  opens?: string;
}

/** What a button has opened. */
const OPENED = ':popover-open';

/** Chromium reads these whole, and in `tests/engines/` every engine reads their controls. */
export const places = {
  'first-visit': { address: '/guide/one', part: '.rp-nav' },
  sidebar: { address: '/guide/closed/leaf', part: SIDEBAR },
  tabs: { address: '/reading/tabs', part: ARTICLE },
  code: { address: '/reading/code', part: ARTICLE },
  table: { address: '/screenshots/parts', part: ARTICLE },
  tools: { address: '/guide/one', part: OPENED, opens: '.rp-nav [data-menu]:has(> nav) > button' },
  language: { address: '/guide/one', part: OPENED, opens: '.rp-nav [data-menu]:has([hreflang]) > button' },
  theme: { address: '/guide/one', part: OPENED, opens: '.rp-nav [data-menu]:has([data-appearance]) > button' },
  outline: {
    address: '/guide/one',
    part: OPENED,
    opens: '[popovertarget=page-outline]:not([popovertargetaction])',
    width: 375,
  },
  'page-menu': { address: '/guide/one', part: OPENED, opens: '[data-menu=click] > button' },
} satisfies Record<string, Place>;

/** A node of the browser's accessibility tree, as the DevTools protocol describes it. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Roles that say nothing: their children are read. */
const SILENT = [
  'generic',
  'none',
  'presentation',
  'LayoutTable',
  'Iframe',
  'paragraph',
  'listitem',
  'ListMarker',
  'code',
];
/** Roles whose children repeat their name. */
const WHOLE = [
  'link',
  'button',
  'heading',
  'option',
  'radio',
  'tab',
  'menuitem',
  'image',
  'cell',
  'columnheader',
  'rowheader',
];
/** States that a screen reader says, in its order. */
const STATES = [
  'level',
  'expanded',
  'pressed',
  'checked',
  'selected',
  'disabled',
  'modal',
  'hasPopup',
  'keyshortcuts',
  'live',
];

/**
 * What the browser gives to a screen reader of a part of the page: a line for each thing in reading order, indented by what
 * contains it, with its role, name, description and states.
 *
 * @param selector finds the part; it and its content are read
 */
export async function heard(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
    const byId = new Map(nodes.map((one) => [one.nodeId, one]));
    const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (!top) throw new Error(`${selector} is not in the accessibility tree`);
    const lines: string[] = [];
    const read = (one: AXNode, depth: number): void => {
      const line = one.ignored ? '' : lineOf(one);
      if (line) lines.push('  '.repeat(depth) + line);
      if (line && WHOLE.includes(one.role?.value ?? '')) return;
      for (const id of one.childIds ?? []) {
        const child = byId.get(id);
        if (child) read(child, line ? depth + 1 : depth);
      }
    };
    read(top, 0);
    return `${lines.join('\n')}\n`;
  } finally {
    await session.detach();
  }
}

/** Empty for what a screen reader does not mention. */
function lineOf({ role, name, description, value, properties = [] }: AXNode): string {
  const kind = role?.value ?? '';
  const said = name?.value.trim().replace(/\s+/g, ' ') ?? '';
  if (kind === 'InlineTextBox' || (SILENT.includes(kind) && !said)) return '';
  if (kind === 'StaticText') return said && `“${said}”`;
  const states = STATES.flatMap((state) => {
    const found = properties.find((one) => one.name === state)?.value.value;
    if (found === undefined || found === 'off' || (found === false && state !== 'expanded')) return [];
    return found === true ? [state] : [`${state} ${found}`];
  });
  const typed = typeof value?.value === 'string' && value.value !== '' ? [`value “${value.value}”`] : [];
  const more = description?.value ? [`described as “${description.value}”`] : [];
  return [kind, said && `“${said}”`, ...typed, ...states, ...more].filter(Boolean).join(', ');
}

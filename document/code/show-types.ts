import type { TypeNote, TypeNotes } from '../../shared/type-notes';
import './show-types.css';

/** How long the mouse has to rest on a name, in milliseconds: as for menus (D-09). */
const OPEN_DELAY = 100;
/** How long the mouse may be outside, as on the way from the name to the link in its note, in milliseconds. */
const CLOSE_DELAY = 200;
/** Pixels between a name and its note, and between a note and the edge of the window. */
const GAP = 6;
const EDGE = 8;

const NAME = '[data-type-name]';

/** The notes of the blocks whose names are marked, or are about to be. */
const blocks = new WeakMap<Element, Promise<TypeNotes>>();

/** What a note is shown for: a name, or a block whose keys are explained. */
let shown: HTMLElement | undefined;
/** What a note is shown for when the timer ends. */
let next: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const panel = document.createElement('section');
panel.id = 'type-note';
panel.className = 'type-note rp-not-doc';
panel.popover = 'manual';

/**
 * Marks the names of a code block. From then on, their types are shown for a resting mouse, a finger and the keyboard,
 * where Enter leads from the block to its names, and the arrow keys from name to name.
 *
 * @param block a `pre` with the id of its notes
 * @param event what the reader did
 * @throws if the notes cannot be loaded
 */
export async function showTypes(block: HTMLElement, event: Event): Promise<void> {
  // Marks would end a selection that is being made.
  if (blocks.has(block) || isSelected(block)) return;
  const loading = loadNotes(block.dataset.types ?? '');
  blocks.set(block, loading);
  try {
    markNames(block, await loading);
  } catch (error) {
    blocks.delete(block);
    throw error;
  }
  if (event instanceof PointerEvent) {
    const name = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(NAME);
    if (name) open(name, event.pointerType === 'mouse' ? OPEN_DELAY : 0);
  } else if (document.activeElement === block) onFocus(block);
}

addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse') return;
  const name = nameOf(target);
  if (name) open(name, OPEN_DELAY);
  else if (panel.contains(target as Node) || shown === document.activeElement) wait();
  // What moves under a resting mouse must not prevent the note of a focused name.
  else if (next !== document.activeElement) close(CLOSE_DELAY);
});
addEventListener('pointerup', ({ target, pointerType }) => {
  if (pointerType === 'mouse') return;
  const name = nameOf(target);
  if (name) open(name);
  else if (!panel.contains(target as Node)) close();
});
addEventListener('focusin', ({ target }) => onFocus(target as HTMLElement));
addEventListener('keydown', onKey, true);
// The note follows its name, also within the block.
for (const type of ['scroll', 'resize'])
  addEventListener(type, () => shown && place(), { capture: true, passive: true });

function onFocus(target: HTMLElement): void {
  if (nameOf(target) === target) open(target);
  else if (blocks.has(target) && target.matches(':focus-visible') && target.querySelector(NAME)) open(target);
  else if (!panel.contains(target)) close();
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const block = (target as Element).closest<HTMLElement>('[data-types]');
  if (key === 'Escape' && shown) {
    const home = shown.closest<HTMLElement>('[data-types]');
    if (panel.contains(document.activeElement) || shown === document.activeElement) home?.focus();
    close();
  } else if (block && target === block && key === 'Enter') {
    // A folded block hides names.
    block.closest('[data-folded]')?.querySelector<HTMLElement>('[data-action=fold]')?.click();
    block.querySelector<HTMLElement>(NAME)?.focus();
  } else if (block && nameOf(target) === target) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!step) return;
    const names = [...block.querySelectorAll<HTMLElement>(NAME)];
    names[names.indexOf(target as HTMLElement) + step]?.focus();
  } else return;
  event.preventDefault();
}

function nameOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NAME) : null;
}

/** Shows the note of a name, or the keys of a block, after a delay in milliseconds. */
function open(element: HTMLElement, delay = 0): void {
  wait();
  if (element === shown) return;
  next = element;
  timer = setTimeout(show, delay, element);
}

/** Neither shows nor hides what was to be. */
function wait(): void {
  clearTimeout(timer);
  next = undefined;
}

async function show(element: HTMLElement): Promise<void> {
  const block = element.closest<HTMLElement>('[data-types]');
  const notes = block && (await blocks.get(block));
  if (!notes || !element.isConnected) return;
  close();
  const note = notes.notes[Number(element.dataset.typeName)];
  panel.replaceChildren(...(note ? contentOf(note, notes.words) : [notes.words.keys]));
  // Beside the code and not in it, which can be copied; the link in it is the next one that the Tab key reaches.
  block.closest('[data-code]')?.append(panel);
  element.setAttribute('aria-describedby', panel.id);
  shown = element;
  panel.showPopover();
  place();
}

/** Hides the note after a delay in milliseconds. */
function close(delay?: number): void {
  wait();
  if (delay !== undefined) {
    timer = setTimeout(close, delay);
    return;
  }
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (panel.isConnected && panel.matches(':popover-open')) panel.hidePopover();
}

/** Puts the note below its name, or above it if there is more room; hides it when the name leaves the window. */
function place(): void {
  const name = shown?.getClientRects()[0];
  if (!name || name.bottom < 0 || name.top > innerHeight) return close();
  const { width, height } = panel.getBoundingClientRect();
  const isBelow = name.bottom + GAP + height <= innerHeight - EDGE || name.top < innerHeight - name.bottom;
  const left = Math.max(EDGE, Math.min(name.left, document.documentElement.clientWidth - width - EDGE));
  const top = isBelow ? name.bottom + GAP : name.top - GAP - height;
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(EDGE, top)}px`;
}

function contentOf({ type, defaults = [], text = [], page }: TypeNote, words: TypeNotes['words']): Node[] {
  const code = (text: string) => element('code', { className: 'inline' }, text);
  const values = defaults.map(({ when, value }) =>
    element('span', {}, `${words.default} `, code(value), ...(when ? [' (', code(when), ')'] : [])),
  );
  return [
    element(
      'code',
      { className: 'type' },
      ...type.map(([one, kind]) => (kind ? element('span', { className: `token-${kind}` }, one) : one)),
    ),
    ...(values.length > 0 ? [element('p', { className: 'defaults' }, ...values)] : []),
    ...(text.length > 0 ? [element('p', {}, ...text.map(([one, isCode]) => (isCode ? code(one) : one)))] : []),
    ...(page ? [element('a', { href: __webpack_public_path__ + page.address.slice(1) }, page.name)] : []),
  ];
}

function element<Tag extends 'a' | 'code' | 'p' | 'span'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

async function loadNotes(id: string): Promise<TypeNotes> {
  const response = await fetch(`${__webpack_public_path__}types/${document.documentElement.lang}/${id}.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

function isSelected(block: Element): boolean {
  const selection = getSelection();
  return !!selection && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(block);
}

/**
 * Wraps each name into an element, but not in removed lines. Does nothing if the code is not the one that was served, as
 * after a translation.
 */
function markNames(block: HTMLElement, { names, size }: TypeNotes): void {
  const code = block.querySelector('code');
  if (!code) return;
  const texts: [node: Text, from: number][] = [];
  let text = '';
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('del')) continue;
    texts.push([node, text.length]);
    text += node.data;
  }
  if (text.trimEnd().length !== size) return;
  // From the end, so that what precedes keeps its place.
  for (const [offset, length, note] of names.toReversed()) {
    const [node, from] = texts.findLast(([, from]) => from <= offset) ?? [];
    if (!node || from === undefined || offset + length > from + node.length) continue;
    const range = document.createRange();
    range.setStart(node, offset - from);
    range.setEnd(node, offset - from + length);
    const mark = document.createElement('span');
    mark.dataset.typeName = String(note);
    mark.tabIndex = -1;
    range.surroundContents(mark);
  }
}

import { APPEARANCE_KEY, type Appearance, readAppearance } from '../head/appearance';
import { applyTheme } from '../head/show-stored-theme';
import { readStored, subscribeStored, writeStored } from '../storage';
import { type Point, reveal } from './reveal';

/**
 * Applies the button's theme, or toggles light and dark if the button has no value. The new theme spreads from the
 * pressed point, and a live region announces its name.
 */
export function chooseAppearance(button: HTMLButtonElement, event: MouseEvent): void {
  const chosen = button.value || (document.documentElement.classList.contains('dark') ? 'light' : 'dark');
  if (chosen === storedAppearance()) return;
  const change = () => {
    writeStored(APPEARANCE_KEY, chosen);
    const status = document.querySelector('[data-chosen]');
    if (status) status.textContent = choices()?.querySelector(`[value=${chosen}]`)?.textContent ?? '';
  };
  if (choices()?.dataset.reveal) reveal(change, pointOf(button, event));
  else change();
}

/** Follows the reader's choice, in this tab or another, and the system setting. */
export function watchAppearance(): void {
  // The head script has applied the stored theme already; this only adds what could not be stored.
  subscribeTheme(show);
  markChosen();
}

/**
 * Calls `onChange` after every change of the reader's choice or the system setting.
 *
 * @returns a function that unsubscribes
 */
export function subscribeTheme(onChange: () => void): () => void {
  const unsubscribe = subscribeStored(onChange);
  systemDark().addEventListener('change', onChange);
  return () => {
    unsubscribe();
    systemDark().removeEventListener('change', onChange);
  };
}

function show(): void {
  const initial = choices()?.dataset.appearance;
  if (!initial) return;
  applyTheme(readStored(APPEARANCE_KEY), initial, systemDark());
  markChosen();
}

function markChosen(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action=appearance][value]')) {
    button.ariaPressed = String(button.value === storedAppearance());
  }
}

/** The element around the theme buttons; null if the site offers no choice. */
function choices(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-appearance]');
}

function storedAppearance(): Appearance {
  return readAppearance(readStored(APPEARANCE_KEY), choices()?.dataset.appearance as Appearance);
}

function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** The position of a click; for keyboard clicks, the middle of the button. */
function pointOf(button: Element, { detail, clientX, clientY }: MouseEvent): Point {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

import { APPEARANCE_KEY, type Appearance, isDark, readAppearance } from '../../head/appearance';
import { readStored, subscribeStored, writeStored } from '../storage';
import { type Point, reveal } from './reveal';

/** Chooses what a button of `AppearanceChoices` stands for; the new theme spreads from where it was pressed. */
export function chooseAppearance(button: HTMLButtonElement, event: MouseEvent): void {
  const change = () => writeStored(APPEARANCE_KEY, button.value);
  if (button.value === storedAppearance()) return;
  if (choices()?.dataset.reveal) reveal(change, pointOf(button, event));
  else change();
}

/** Follows the reader's choice, in this window or another one, and the system. */
export function watchAppearance(): void {
  // The script in the head knows what is stored, and not what could not be.
  subscribeTheme(show);
  mark();
}

/** Subscribes to changes of the theme; returns the function that unsubscribes. */
export function subscribeTheme(onChange: () => void): () => void {
  const unsubscribe = subscribeStored(onChange);
  systemDark().addEventListener('change', onChange);
  return () => {
    unsubscribe();
    systemDark().removeEventListener('change', onChange);
  };
}

function show(): void {
  if (!choices()) return;
  const dark = isDark(storedAppearance(), systemDark().matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  mark();
}

function mark(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action=appearance]')) {
    button.ariaPressed = String(button.value === storedAppearance());
  }
}

/** The buttons, where the site gives readers a choice. */
function choices(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-appearance]');
}

function storedAppearance(): Appearance {
  return readAppearance(readStored(APPEARANCE_KEY), choices()?.dataset.appearance as Appearance);
}

function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** Where a click was; by keyboard, the middle of the button. */
function pointOf(button: Element, { detail, clientX, clientY }: MouseEvent): Point {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

import { successors } from '../../document/replay-events';

/** What a reader can use in an island. */
const CONTROLS = ['button', 'input', 'select', 'summary', 'textarea'] as const;

/**
 * Remembers the controls of an island that is about to be hydrated. Where a translator or an extension has changed it,
 * React renders it anew.
 *
 * @returns a function that, if that has happened, gives the new controls what the old ones had: text, whether a
 *   disclosure is open, and the focus. It may be called again.
 */
export function keepState(island: Element): () => void {
  const before = controlsOf(island);
  const focused = document.activeElement;
  return () => {
    const after = controlsOf(island);
    for (const name of CONTROLS) {
      // With more or fewer of them, there is no telling which is which.
      if (before[name].length !== after[name].length) continue;
      before[name].forEach((old, index) => {
        const present = after[name][index] as HTMLElement;
        if (old.isConnected || successors.has(old)) return;
        successors.set(old, present);
        handOver(old, present);
        if (old === focused) focusLike(old, present);
      });
    }
  };
}

type Controls = Record<(typeof CONTROLS)[number], HTMLElement[]>;

function controlsOf(island: Element): Controls {
  return Object.fromEntries(CONTROLS.map((name) => [name, [...island.querySelectorAll(name)]])) as unknown as Controls;
}

function handOver(old: HTMLElement, present: HTMLElement): void {
  if (isTextField(old) && isTextField(present) && old.value !== old.defaultValue) present.value = old.value;
  const [before, after] = [old.parentElement, present.parentElement];
  if (before instanceof HTMLDetailsElement && after instanceof HTMLDetailsElement) after.open = before.open;
}

function focusLike(old: HTMLElement, present: HTMLElement): void {
  present.focus({ preventScroll: true });
  if (isTextField(old) && isTextField(present))
    present.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** Without choices such as checkboxes: what was chosen is replayed. */
function isTextField(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.selectionStart !== null)
  );
}

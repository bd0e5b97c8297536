/** What scenarios need from a browser, whatever drives it. */
export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** @param width of the page, in CSS pixels */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function inside the page; arguments and result must be JSON values. */
  evaluate<Args extends unknown[], Result>(inside: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses a key such as `Enter`, or several at once such as `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks at viewport coordinates, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /**
   * The roles and names that the browser gives to assistive technology.
   *
   * @param selector finds the elements
   * @param expected what they should have; without a role, any is right. Some drivers can only confirm, and not say what else
   *   it is.
   * @returns those that are right as expected, and a text with what is wrong for the others, in order
   */
  heard(selector: string, expected: readonly Heard[]): Promise<(Heard | string)[]>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The page on sheets of A4, as a PDF; undefined where the driver cannot print. */
  print: (() => Promise<Uint8Array>) | undefined;
  /** Whether the back/forward cache works under the driver. */
  cachesPages: boolean;
  /** Errors, warnings and policy violations since the last call. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** What assistive technology is told of an element. */
export type Heard = { role?: string; name: string };

/** A running browser. */
export interface Engine {
  /** Whether pages must record messages themselves, because the driver does not report them. */
  isSilent?: boolean;
  /** Opens a tab. It may have the storage and cache of an earlier one: for new ones, give it an origin of its own. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Serializes a call as an expression, since functions cannot be passed to another realm and the page's policy forbids
 * creating them from strings. A returned node becomes `true`.
 */
export function expressionOf(inside: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `((value) => value instanceof Node || value)((${inside})(...${JSON.stringify(args)}))`;
}

/**
 * Does the work of `Tab.heard`, one element after the other.
 *
 * @param wrongIn returns what is wrong with an element; undefined if nothing is
 */
export async function hear<Part>(
  elements: readonly Part[],
  expected: readonly Heard[],
  wrongIn: (element: Part, heard: Heard) => Promise<string | undefined>,
): Promise<(Heard | string)[]> {
  const all: (Heard | string)[] = [];
  for (const [index, element] of elements.entries()) {
    const heard = expected[index] ?? { name: `one more than ${expected.length}` };
    all.push((await wrongIn(element, heard)) ?? heard);
  }
  return all;
}

/** Timeout of `until`, in milliseconds. */
const PATIENCE = 45_000;

/**
 * Waits until a function inside the page returns a truthy value. @throws Error with the last failure after a timeout
 */
export async function until<Args extends unknown[], Result>(
  tab: Tab,
  inside: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const result = await tab.evaluate(inside, ...args);
      if (result) return result;
    } catch (error) {
      // The document may be unloading.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`timed out waiting for: ${inside} ${JSON.stringify(args)}`, { cause: last });
}

/** Clicks the first visible match of a selector, once it exists and has stood still for two frames. */
export async function click(tab: Tab, selector: string): Promise<void> {
  const find = (wanted: string) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility?.() ?? true);
    const isInView = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 80 && bottom < innerHeight;
    };
    if (element && !isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = () => {
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
    };
    const before = place();
    // Firefox scrolls back to a caret in a later frame than the one that drew what was typed.
    return new Promise<typeof before>((resolve) => {
      const isStill = () => before?.x === place()?.x && before?.y === place()?.y;
      const compare = () => resolve(isStill() ? before : undefined);
      requestAnimationFrame(() => requestAnimationFrame(compare));
    });
  };
  const { x, y } = (await until(tab, find, selector))!;
  await tab.clickAt(Math.round(x), Math.round(y));
}

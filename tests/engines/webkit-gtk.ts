import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { freePort } from '../free-port.ts';
import { takeRecorded } from './early-script.ts';
import { type Engine, expressionOf, hear, type Tab } from './tab.ts';

/** From Debian's packages `webkit2gtk-driver` and `xvfb`. */
const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';
const BROWSERS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/lib*/webkit2gtk-4.*/MiniBrowser'];

/** Timeout of a driver call, in milliseconds. */
const LONGEST_CALL = 30_000;

/** The page's size in a new tab, in CSS pixels. */
const [WIDTH, HEIGHT] = [1440, 900];

/** WebDriver's code points for keys without a character (section 17.4.2 of the specification). */
const KEYS: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebKitGTK's test browser, or undefined if it is not installed. */
export function findMiniBrowser(): string | undefined {
  return globSync(BROWSERS, { absolute: true })[0];
}

/** Where GTK looks for settings; absolute, or it ignores the folder. */
const GTK_SETTINGS = resolve('.cache/engines/gtk');

/** Lets the window be as narrow as a phone; the toolbar's minimum would be 334 px. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border: 0; }';

/** WebKitGTK over WebDriver, on a virtual screen. */
export async function webkitGtk(binary: string): Promise<Engine> {
  const port = await freePort();
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp']);
  const display = await firstLine(screen);
  mkdirSync(join(GTK_SETTINGS, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(GTK_SETTINGS, 'gtk-3.0/gtk.css'), NARROW);
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: GTK_SETTINGS,
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(LONGEST_CALL);
    const request = { method, body: body && JSON.stringify(body), signal };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } };
  const start = () => call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  let session: Session | undefined;
  const end = async () => {
    if (session) await call('DELETE', `/session/${session.sessionId}`).catch(() => undefined);
    session = undefined;
  };
  const inSession: Call = (method, path, body) => call(method, `/session/${session?.sessionId}${path}`, body);
  return {
    isSilent: true,
    async close() {
      await end();
      driver.kill();
      screen.kill();
    },
    // Only one session can run at a time. A new one takes seconds, so that it is only started if the last one is lost.
    async open() {
      const tab = tabOf(inSession, () => tab.goto('about:blank').catch(end));
      if (session) {
        // A session that can't be prepared any more is lost too: some pages leave it without answers to scripts.
        const isReady = await tab.resize(WIDTH, HEIGHT).then(() => true, end);
        if (isReady) return tab;
      }
      session = await retried(start);
      await tab.resize(WIDTH, HEIGHT);
      return tab;
    },
  };
}

type Session = { sessionId: string };
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

function tabOf(call: Call, close: () => Promise<void>): Tab {
  const act = (action: object) => call('POST', '/actions', { actions: [action] });
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const evaluate = <Result>(code: string) =>
    call('POST', '/execute/sync', { script: `return ${code}`, args: [] }) as Promise<Result>;
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    back: async () => void (await call('POST', '/back', {})),
    forward: async () => void (await call('POST', '/forward', {})),
    async resize(width, height) {
      // The window is larger than its viewport.
      const [across = 0, down = 0] = await evaluate<number[]>('[outerWidth - innerWidth, outerHeight - innerHeight]');
      await call('POST', '/window/rect', { width: width + across, height: height + down });
    },
    evaluate: (inside, ...args) => evaluate(expressionOf(inside, args)),
    async press(chord) {
      const values = chord.split('+').map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      await keys([...down, ...values.reverse().map((value) => ({ type: 'keyUp', value }))]);
    },
    async type(text) {
      await keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    async heard(selector, expected) {
      const found = await call('POST', '/elements', { using: 'css selector', value: selector });
      const ids = (found as object[]).flatMap((reference) => Object.values(reference) as string[]);
      return hear(ids, expected, async (id, { role, name }) => {
        const told = await call('GET', `/element/${id}/computedrole`);
        const said = await call('GET', `/element/${id}/computedlabel`);
        return said === name && (!role || told === role) ? undefined : `${told} “${said}”`;
      });
    },
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    print: undefined,
    cachesPages: true,
    messages: () => evaluate(expressionOf(takeRecorded, [])),
    close,
  };
}

/** Retries, since the driver starts listening a moment after it has started. */
async function retried(start: () => Promise<unknown>): Promise<Session> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await start()) as Session;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once('data', (data) => resolve(String(data).trim())));
}

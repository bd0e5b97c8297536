import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SCRIPT = '/static/early.js';

/**
 * Copies a built site and makes each page record its messages, before all other scripts. WebDriver cannot inject a
 * script that early.
 *
 * @param site the folder of the built site
 * @param copy the folder to write, below `.cache/`
 */
export function copyRecording(site: string, copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [join(site, name), join(copy, name)];
    if (statSync(from).isDirectory() || /\.html\.(br|gz)$/.test(name)) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (!name.endsWith('.html')) linkSync(from, to);
    else writeFileSync(to, readFileSync(from, 'utf8').replace('<head>', `<head><script src="${SCRIPT}"></script>`));
  }
  writeFileSync(join(copy, SCRIPT), `(${recordMessages})();`);
  return copy;
}

/** Records what a console would show, for drivers that cannot tell; `takeRecorded` returns it once. */
function recordMessages(): void {
  const KEY = 'recorded';
  const lost: string[] = [];
  const readAll = (): string[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const record = (...texts: unknown[]) => {
    const text = texts.map(String).join(' ');
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...readAll(), text]));
    } catch {
      lost.push(text);
    }
  };
  for (const level of ['error', 'warn'] as const) {
    const own = console[level];
    console[level] = (...texts) => {
      record(...texts);
      own.apply(console, texts);
    };
  }
  const onError = (event: ErrorEvent | Event) =>
    record('message' in event ? event.message : `cannot load ${(event.target as Element).outerHTML}`);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => record('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`Content-Security-Policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
  const takeRecorded = () => {
    try {
      const recorded = readAll();
      sessionStorage.removeItem(KEY);
      return recorded;
    } catch {
      return lost.splice(0);
    }
  };
  Object.assign(window, { takeRecorded });
}

/** Reads what `recordMessages` has recorded. Runs in the page. */
export function takeRecorded(): string[] {
  return (window as { takeRecorded?: () => string[] }).takeRecorded?.() ?? [];
}

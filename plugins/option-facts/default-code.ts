import { createContext, Script } from 'node:vm';
import { ts } from 'ts-morph';

/** Returns itself for every property and call, so that only undefined names throw. */
const anything: object = new Proxy(() => anything, { get: () => anything });

/** The names that a documented default may use; anything else is prose or internal. */
const scope = Object.fromEntries(
  ['process', 'source', 'output', 'server', 'resolve', 'rootPath', 'path', 'require'].map((name) => [name, anything]),
);

/**
 * Parses the text of a `@default` tag as code.
 *
 * @returns the code on one line, or undefined if the text is prose, a link, or uses internal names
 */
export function defaultCode(text: string): string | undefined {
  const fenced = /^```\w*\n([\s\S]+?)\n```$/.exec(text.trim())?.[1]?.replace(/^const \w+ = /, '');
  const code = (fenced ?? text.trim().replace(/^`([^`]+)`$/, '$1'))
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\]])/g, '')
    .trim();
  // Defaults that are functions may have type annotations.
  const { outputText, diagnostics } = ts.transpileModule(`(${code})`, { reportDiagnostics: true });
  try {
    new Script(outputText).runInContext(createContext(scope));
    return diagnostics?.length ? undefined : code;
  } catch {
    return undefined;
  }
}

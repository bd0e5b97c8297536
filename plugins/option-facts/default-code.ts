import { createContext, Script } from 'node:vm';
import { ts } from 'ts-morph';

/** Answers every property and call with itself, so that only the names in code can be wrong. */
const anything: object = new Proxy(() => anything, { get: () => anything });

/** The names that a documented default may use; any other is prose or internal to the tool. */
const scope = Object.fromEntries(
  ['process', 'source', 'output', 'server', 'resolve', 'rootPath', 'path', 'require'].map((name) => [name, anything]),
);

/**
 * Reads the text of a `@default` tag as code.
 *
 * @returns the code on one line, or `undefined` when the text is prose, a link, or names something internal.
 */
export function defaultCode(text: string): string | undefined {
  const fenced = /^```\w*\n([\s\S]+?)\n```$/.exec(text.trim())?.[1]?.replace(/^const \w+ = /, '');
  const code = (fenced ?? text.trim().replace(/^`([^`]+)`$/, '$1'))
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\]])/g, '')
    .trim();
  // Declarations annotate the parameters of a default that is a function.
  const { outputText, diagnostics } = ts.transpileModule(`(${code})`, { reportDiagnostics: true });
  try {
    new Script(outputText).runInContext(createContext(scope));
    return diagnostics?.length ? undefined : code;
  } catch {
    return undefined;
  }
}

import { Script } from 'node:vm';

/**
 * Reads the text of a `@default` tag as code.
 *
 * @returns the code on one line, or undefined if the text is prose or a link
 */
export function defaultCode(text: string): string | undefined {
  const fenced = /^```\w*\n([\s\S]+?)\n```$/.exec(text.trim())?.[1]?.replace(/^const \w+ = /, '');
  const code = (fenced ?? text.trim().replace(/^`([^`]+)`$/, '$1'))
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\]])/g, '')
    .trim();
  try {
    new Script(`(${code})`);
    return code;
  } catch {
    return undefined;
  }
}

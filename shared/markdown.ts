/** Inline code; handles backticks in the code. */
export function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code.replace(/\s*\n\s*/g, ' ') + space + fence;
}

/** A code block; handles fences in the code. */
export function fence(language: string, title: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${language}${title && ` title="${title}"`}\n${code.replace(/\n$/, '')}\n${marks}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}

import path from 'node:path';

/** Leads links of a page or a navigation file to the new address of a page, with what stands behind it. */
export function withMovedLinks(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<=["'\`(<:\\s])/${from}(?=[#?)>"'\`\\s]|$)`, 'gm'), `/${to}`);
}

/** The same in code, where an address is all of a text or stands before its `#`. */
export function withMovedTexts(code: string, from: string, to: string): string {
  return code.replace(new RegExp(`(?<=["'\`])/${from}(?=[#"'\`])`, 'g'), `/${to}`);
}

/**
 * Lets the imports of a file lead where they led, once files have other names.
 *
 * @param renamed says what a file's path is then
 */
export function withMovedImports(text: string, file: string, renamed: (file: string) => string): string {
  const [before, after] = [path.posix.dirname(file), path.posix.dirname(renamed(file))];
  return text.replace(/(?<=^(?:import|export)\b.*\bfrom\s+(['"]))\.[^'"]*(?=\1)/gm, (specifier) => {
    const target = path.posix.join(before, specifier);
    if (before === after && renamed(target) === target) return specifier;
    const relative = path.posix.relative(after, renamed(target));
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}

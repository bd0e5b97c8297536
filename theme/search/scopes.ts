/** A part of the site that can be searched alone: a top-level folder and its label in the navigation. */
export type Scope = { name: string; label: string };

type Item = { text?: string; link?: string };

/**
 * The searchable parts of the site, derived from the navigation.
 *
 * @param items navigation items; those that do not link to a folder of this site are ignored
 * @param home the path of the locale's home page
 * @returns one scope per folder, in the navigation's order; empty if there is only one
 */
export function scopesOf(items: readonly Item[], home: string): Scope[] {
  const labels = new Map<string, string>();
  for (const { text, link } of items) {
    if (!text || !link?.startsWith('/') || link.startsWith('//')) continue;
    const path = link.startsWith(home) ? link.slice(home.length) : link.slice(1);
    const [, folder] = /^([^/?#]+)\//.exec(path) ?? [];
    if (folder && !labels.has(folder)) labels.set(folder, text);
  }
  return labels.size > 1 ? [...labels].map(([name, label]) => ({ name, label })) : [];
}

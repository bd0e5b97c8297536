/** A part of the site that can be searched alone: its first folder, and its name in the navigation. */
export type Scope = { name: string; label: string };

type Item = { text?: string; link?: string };

/**
 * The parts of the site that the navigation leads to.
 *
 * @param items the entries of the navigation; those that lead to no folder of this site are left out
 * @param home the address of the home page in the page's language and version
 * @returns one scope a folder, in the navigation's order; none where there is nothing to choose from
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

import site from '../../../rspress.config.ts';

/** The real site's plugins for a test site, which must not be indexed. */
export function pluginsWithout(...names: string[]) {
  const left = new Set(['discovery', ...names]);
  return (site.plugins ?? []).filter((plugin) => plugin && !('name' in plugin && left.has(plugin.name)));
}

import site from '../../../rspress.config.ts';

/**
 * Plugins of the real site for one that stands in for it: no machine is to find it, no picture is drawn of it, and
 * what the real one keeps for its next build is left alone.
 */
export function pluginsWithout(...names: string[]) {
  const left = new Set(['discovery', 'highlight-once', ...names]);
  return (site.plugins ?? []).filter((plugin) => plugin && !('name' in plugin && left.has(plugin.name)));
}

let latest = 0;

/**
 * Marks the start of a navigation. Whatever started before has lost: the reader's last word counts.
 *
 * @returns tells whether this is still the latest navigation
 */
export function startNavigation(): () => boolean {
  const turn = ++latest;
  return () => turn === latest;
}

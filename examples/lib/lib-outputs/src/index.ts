const units = ['B', 'kB', 'MB', 'GB'];

export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 3);
  return `${bytes / 1000 ** step} ${units[step] ?? ''}`;
}

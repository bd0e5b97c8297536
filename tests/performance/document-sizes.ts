import { statSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** The smallest, the median and the largest document of the build, in bytes of brotli, as a host sends them. */
export function documentSizes(): { least: number; median: number; most: number } {
  const files = globSync('dist/**/*.html.br', { dot: true });
  const sizes = files.map((file) => statSync(file).size).sort((one, other) => one - other);
  const [least, median, most] = [sizes[0], sizes[sizes.length >> 1], sizes.at(-1)];
  if (!least || !median || !most) throw new Error('dist/ has no documents — run npm run build');
  return { least, median, most };
}

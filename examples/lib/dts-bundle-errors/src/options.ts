import type { Options } from 'slugger';

export function separatorOf(options: Options): string {
  return options.separator;
}

import { movedPages } from '../site/moved-pages.ts';
import { type Answer, resolveAddress } from './resolve-address.ts';

/**
 * Decides what a host answers where the site lives below a path of it.
 *
 * @param base begins and ends with a slash
 * @returns as `resolveAddress` does; what is not below the base does not exist
 */
export function resolveBelow(target: string, files: ReadonlySet<string>, base: string, moved = movedPages): Answer {
  const prefix = base.slice(0, -1);
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  if (prefix !== '' && path === prefix) return { kind: 'redirect', location: base + query, status: 301 };
  if (!path.startsWith(base) && prefix !== '') return resolveAddress('/404', files);
  const answer = resolveAddress(target.slice(prefix.length), files, moved);
  return answer.kind === 'redirect' ? { ...answer, location: prefix + answer.location } : answer;
}

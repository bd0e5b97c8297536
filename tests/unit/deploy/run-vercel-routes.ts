import type { VercelRoute } from '../../../deploy/hosts/vercel.ts';

export interface RoutedAnswer {
  status: number;
  location: string | undefined;
  file: string | undefined;
  headers: Record<string, string>;
}

/**
 * Routes a request as Vercel documents it: routes are tried in their order, in any letters unless they say
 * otherwise; one with `continue` adds its headers, one with `check` ends only where there is such a file, and
 * `filesystem` looks for the path itself.
 *
 * @param missChangesPath whether a `dest` without a file is what the routes after it see, as with `vercel dev`
 */
export function runVercelRoutes(
  routes: readonly VercelRoute[],
  target: string,
  files: ReadonlySet<string>,
  missChangesPath: boolean,
): RoutedAnswer {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(target) ?? [];
  const headers: Record<string, string> = {};
  let current = path;
  for (const route of routes) {
    if ('handle' in route) {
      if (files.has(current)) return { status: 200, location: undefined, file: current, headers };
      continue;
    }
    const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(current);
    if (!match) continue;
    const fill = (text: string) => text.replace(/\$(\d)/g, (_, digit: string) => match[Number(digit)] ?? '');
    Object.assign(
      headers,
      Object.fromEntries(Object.entries(route.headers ?? {}).map(([name, value]) => [name, fill(value)])),
    );
    if (route.continue) continue;
    const dest = route.dest === undefined ? undefined : fill(route.dest);
    if (route.check && dest !== undefined && !files.has(dest)) {
      if (missChangesPath) current = dest;
      continue;
    }
    const { Location, ...others } = headers;
    return { status: route.status ?? 200, location: Location && Location + query, file: dest, headers: others };
  }
  return { status: 404, location: undefined, file: undefined, headers };
}

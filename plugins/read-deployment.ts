import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, langs } from '../shared/languages.ts';

/** Where the site is deployed. */
type Deployment = { base: string; siteOrigin: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BASE_PATH` and `SITE_ORIGIN`. If one is invalid, prints one line and exits: for an error thrown in the
 * configuration, Rspress would print a stack trace.
 *
 * @param docs the folder of the pages
 * @param defaultOrigin used without `SITE_ORIGIN`
 */
export function readDeployment(env: Environment, docs: string, defaultOrigin: string): Deployment {
  const folders = [path.join(docs, DEFAULT_LANGUAGE), path.join(docs, 'public')];
  const taken = [...langs, 'static', ...folders.flatMap((folder) => readdirSync(folder))];
  const deployment = { base: env.BASE_PATH || '/', siteOrigin: env.SITE_ORIGIN || defaultOrigin };
  const problem = problemOfBase(deployment.base, taken) ?? problemOfOrigin(deployment.siteOrigin);
  if (problem === undefined) return deployment;
  console.error(problem);
  process.exit(1);
}

/**
 * Returns a one-line message if a base is invalid.
 *
 * @param taken names at the site's root: Rspress assumes that a path that begins with the base already includes it
 */
export function problemOfBase(base: string, taken: readonly string[]): string | undefined {
  const start = `BASE_PATH is ${JSON.stringify(base)}, `;
  if (!/^\/([\w~][\w.~-]*\/)*$/.test(base)) {
    return `${start}which is not a path between slashes, made of letters, digits and "-._~". Try BASE_PATH=/docs/`;
  }
  const own = taken.find((name) => `/${name}`.startsWith(base.slice(0, -1)) || base.startsWith(`/${name}/`));
  if (base === '/' || own === undefined) return undefined;
  return `${start}but a path of the site begins with it: /${own}. Try BASE_PATH=/docs/`;
}

/** Returns a one-line message if an origin is invalid. */
export function problemOfOrigin(origin: string): string | undefined {
  const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  if (isOrigin) return undefined;
  const example = 'Try SITE_ORIGIN=https://docs.example.org';
  return `SITE_ORIGIN is ${JSON.stringify(origin)}, which is not an http or https origin without a path. ${example}`;
}

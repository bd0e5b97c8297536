/**
 * How Netlify and Cloudflare Pages interpret `_headers` and `_redirects`, according to their documentation and their
 * published parsers (`netlify dev`, `wrangler pages dev`).
 */
export type EdgeHost = 'Netlify' | 'Netlify, any character for a dot' | 'Cloudflare Pages';

export const edgeHosts: readonly EdgeHost[] = ['Netlify', 'Netlify, any character for a dot', 'Cloudflare Pages'];

/** A rule of `_headers`; header names are in lower case. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** A rule of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
  /** Whether it applies even if the file exists. */
  isForced: boolean;
}

/** Beyond these limits, Cloudflare Pages ignores rules silently. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectLine: 1000,
};

/** The redirect statuses that Cloudflare Pages supports; Netlify supports these and more. */
export const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308];

/** Parses `_headers`. @throws Error for a line that a host would ignore */
export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: line, headers: {} });
      continue;
    }
    const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === '') throw new Error(`_headers: hosts ignore ${line}`);
    const key = name.toLowerCase();
    rule.headers[key] = [rule.headers[key], value].filter(Boolean).join(', ');
  }
  return rules;
}

/** Parses `_redirects`. @throws Error for a line that a host would ignore */
export function readRedirects(text: string): RedirectRule[] {
  const lines = text.split('\n').map((one) => one.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...rest] = line.split(/\s+/);
      const [, code = '', force] = /^(\d{3})(!?)$/.exec(status) ?? [];
      if (!from.startsWith('/') || !to.startsWith('/') || code === '' || rest.length > 0)
        throw new Error(`_redirects: hosts ignore ${line}`);
      return { from, to, status: Number(code), isForced: force === '!' };
    });
}

const expressions = new Map<string, RegExp>();

/** Whether a path matches a pattern. */
export function matches(host: EdgeHost, pattern: string, path: string): boolean {
  const key = `${host} ${pattern}`;
  const expression = expressions.get(key) ?? expressionOf(host, pattern);
  expressions.set(key, expression);
  return expression.test(path);
}

function expressionOf(host: EdgeHost, pattern: string): RegExp {
  const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, host.includes('dot') ? '$&' : '\\$&');
  if (host === 'Cloudflare Pages') {
    // A star matches any characters anywhere; slashes and case are significant.
    const source = pattern
      .split('*')
      .map((part) => literal(part).replace(/:[A-Za-z]\w*/g, '[^/]+'))
      .join('.*');
    return new RegExp(`^${source}$`);
  }
  // A star that is a whole segment also matches none; a trailing slash and case are insignificant.
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith(':')) return '[^/]+';
      return part === '*' ? '?.*' : part.split('*').map(literal).join('.*');
    })
    .join('/');
  return new RegExp(`^/${source}/?$`, 'i');
}

/** All headers of a path; Cloudflare joins values from several rules. */
export function headersFor(host: EdgeHost, rules: readonly HeaderRule[], path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!matches(host, pattern, path)) continue;
    for (const [name, value] of Object.entries(headers)) {
      all[name] = host === 'Cloudflare Pages' && all[name] ? `${all[name]}, ${value}` : value;
    }
  }
  return all;
}

/** The redirect of a path: the first matching rule. On Netlify, an existing file wins unless the rule is forced. */
export function redirectFor(
  host: EdgeHost,
  rules: readonly RedirectRule[],
  path: string,
  isFile: boolean,
): RedirectRule | undefined {
  const rule = rules.find(({ from }) => matches(host, from, path));
  return rule && host !== 'Cloudflare Pages' && isFile && !rule.isForced ? undefined : rule;
}

/**
 * How Netlify and Cloudflare Pages read `_headers` and `_redirects`, as their documentation says and the
 * parsers that they publish (`netlify dev`, `wrangler pages dev`) do.
 */
export type EdgeHost = 'Netlify' | 'Netlify, any character for a dot' | 'Cloudflare Pages';

export const edgeHosts: readonly EdgeHost[] = ['Netlify', 'Netlify, any character for a dot', 'Cloudflare Pages'];

export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
  /** Also where there is such a file. */
  isForced: boolean;
}

/** Longer lines, and whatever is more, Cloudflare Pages leaves out without failing. */
export const CLOUDFLARE_LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectLine: 1000,
};

/** What Cloudflare Pages takes as a redirect's status; Netlify takes these and some more. */
export const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308];

/** Reads `_headers`. @throws Error for a line that one of the hosts leaves out */
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
    if (!rule || name === '') throw new Error(`_headers: no host reads ${line}`);
    const key = name.toLowerCase();
    rule.headers[key] = [rule.headers[key], value].filter(Boolean).join(', ');
  }
  return rules;
}

/** Reads `_redirects`. @throws Error for a line that one of the hosts leaves out */
export function readRedirects(text: string): RedirectRule[] {
  const lines = text.split('\n').map((one) => one.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...rest] = line.split(/\s+/);
      const [, code = '', force] = /^(\d{3})(!?)$/.exec(status) ?? [];
      if (!from.startsWith('/') || !to.startsWith('/') || code === '' || rest.length > 0)
        throw new Error(`_redirects: no host reads ${line}`);
      return { from, to, status: Number(code), isForced: force === '!' };
    });
}

const expressions = new Map<string, RegExp>();

/** Whether a path is one of a pattern's. */
export function isOf(host: EdgeHost, pattern: string, path: string): boolean {
  const key = `${host} ${pattern}`;
  const expression = expressions.get(key) ?? expressionOf(host, pattern);
  expressions.set(key, expression);
  return expression.test(path);
}

function expressionOf(host: EdgeHost, pattern: string): RegExp {
  const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, host.includes('dot') ? '$&' : '\\$&');
  if (host === 'Cloudflare Pages') {
    // A star is any characters, wherever it stands; slashes and letters count as they are.
    const source = pattern
      .split('*')
      .map((part) => literal(part).replace(/:[A-Za-z]\w*/g, '[^/]+'))
      .join('.*');
    return new RegExp(`^${source}$`);
  }
  // A star that is a whole segment may stand for none; a last slash and the case of letters do not count.
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

/** All headers that a path is answered with; Cloudflare joins those that stand in two rules. */
export function headersFor(host: EdgeHost, rules: readonly HeaderRule[], path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!isOf(host, pattern, path)) continue;
    for (const [name, value] of Object.entries(headers)) {
      all[name] = host === 'Cloudflare Pages' && all[name] ? `${all[name]}, ${value}` : value;
    }
  }
  return all;
}

/** The redirect of a path: the first rule that is for it. Netlify heeds one where there is a file only if it is forced. */
export function redirectFor(
  host: EdgeHost,
  rules: readonly RedirectRule[],
  path: string,
  isFile: boolean,
): RedirectRule | undefined {
  const rule = rules.find(({ from }) => isOf(host, from, path));
  return rule && host !== 'Cloudflare Pages' && isFile && !rule.isForced ? undefined : rule;
}

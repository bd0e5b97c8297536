import { createHash } from 'node:crypto';
import type { InlineCode } from './inline-code.ts';

type Directives = readonly (readonly [name: string, ...sources: string[]])[];

/**
 * The content security policy of every page: nothing but what the site itself brings, and of the
 * inline code nothing but what the build wrote, named by its hash.
 *
 * @returns the value of the `Content-Security-Policy` header
 */
export function contentPolicy({ scripts, styles, pictureOrigins, searchOrigins }: InlineCode): string {
  const directives: Directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(scripts)],
    // Hashes cover style attributes only with this word; it widens nothing else.
    ['style-src', "'self'", "'unsafe-hashes'", ...hashes(styles)],
    ['img-src', "'self'", 'data:', ...[...pictureOrigins].sort()],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...[...searchOrigins].sort()],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // Made by head/trusted-types-policy.ts.
    ['trusted-types', 'default', 'inert'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The same for a `<meta>` element, where browsers refuse what only a header can say. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

/** A policy that also allows an inline script, for a page that has one more. */
export function allowScript(policy: string, script: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`);
}

/** The policy of a document that only redirects, by one inline script. */
export function redirectPolicy(script: string): string {
  return `default-src 'none'; script-src ${hashOf(script)}; base-uri 'none'`;
}

function hashes(texts: ReadonlySet<string>): string[] {
  return [...texts].map(hashOf).sort();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

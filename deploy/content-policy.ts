import { hash } from 'node:crypto';
import type { InlineCode } from './inline-code.ts';

type Directives = readonly (readonly [name: string, ...sources: string[]])[];

/**
 * The content security policy of all pages: allows only same-origin resources and the inline code that the build wrote,
 * by hash.
 *
 * @returns the value of the `Content-Security-Policy` header
 */
export function contentPolicy({ scripts, styles, pictureOrigins, searchOrigins }: InlineCode): string {
  const directives: Directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(scripts)],
    // Hashes apply to style attributes only with this keyword, which allows nothing else.
    ['style-src', "'self'", "'unsafe-hashes'", ...hashes(styles)],
    ['img-src', "'self'", 'data:', ...[...pictureOrigins].sort()],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...[...searchOrigins].sort()],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // Created in document/head/trusted-types-policy.ts.
    ['trusted-types', 'default', 'inert'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy for a `<meta>` element, without the directives that only work in a header. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

/** Extends a policy by an inline script, for pages that have an additional one. */
export function allowScript(policy: string, script: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`);
}

/** The policy of a document whose inline script redirects. */
export function redirectPolicy(script: string): string {
  return `default-src 'none'; script-src ${hashOf(script)}; base-uri 'none'`;
}

function hashes(texts: ReadonlySet<string>): string[] {
  return [...texts].map(hashOf).sort();
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

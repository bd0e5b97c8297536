import type { RspressPlugin } from '@rspress/core';
import * as v from 'valibot';
import type { RemoteSettings } from '../search/types.ts';
import { REQUEST_TIMEOUT } from '../shared/request-timeout.ts';

/** The name of the `<meta>` with the origin of the search service; `deploy/inline-code.ts` reads it. */
const SERVICE_META = 'search-service';

const apiUrl = v.pipe(
  v.string('write the URL of the service'),
  v.check(isServiceAddress, 'write an https:// or http:// URL without a password, or a path that starts with one /'),
);
const indexName = v.pipe(v.string('write index names'), v.regex(/^[^\s,]+$/, 'write a name without commas and spaces'));
const MILLISECONDS = `write a number of milliseconds from 1 to ${REQUEST_TIMEOUT}, or leave it out`;

const settingsSchema = v.strictObject({
  remote: v.optional(
    v.strictObject({
      apiUrl,
      searchIndexes: v.pipe(v.array(indexName, 'write a list of names'), v.minLength(1, 'name at least one index')),
      timeout: v.optional(
        v.pipe(v.number(MILLISECONDS), v.minValue(1, MILLISECONDS), v.maxValue(REQUEST_TIMEOUT, MILLISECONDS)),
      ),
    }),
  ),
});

/**
 * Chooses who answers searches: the reader's browser or a service.
 *
 * @param settings.remote a service that implements the contract in `search/remote/README.md`
 * @throws for invalid settings, which ends the build; the message names the key and a remedy
 */
export function search(settings: { remote?: RemoteSettings } = {}): RspressPlugin {
  const { issues = [] } = v.safeParse(settingsSchema, settings);
  if (issues.length > 0) throw new Error(`search() in rspress.config.ts:\n${issues.map(describe).join('\n')}`);
  const origin = serviceOrigin(settings.remote?.apiUrl);
  return {
    name: 'search',
    builderConfig: {
      source: { define: { SEARCH_REMOTE: JSON.stringify(settings.remote ?? null) } },
      // `deploy/` writes the pages' content policy and sees only the pages, not this configuration.
      ...(origin && { html: { meta: { [SERVICE_META]: origin } } }),
    },
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue) ?? 'the value';
  if (issue.type !== 'strict_object') return `${key} is ${issue.received} — ${issue.message}`;
  if (issue.expected === 'never') return `${key} is not a setting — remove it`;
  const isMissing = issue.path !== undefined && issue.expected !== 'Object';
  return `${key} is ${issue.received} — ${isMissing ? 'add it' : 'write an object of settings'}`;
}

/** @returns undefined for a path, which is same-origin */
function serviceOrigin(apiUrl = '/'): string | undefined {
  return apiUrl.startsWith('/') ? undefined : new URL(apiUrl).origin;
}

function isServiceAddress(text: string): boolean {
  if (text.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(text);
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:\/\//.test(text) && address !== undefined && address.username === '' && address.password === '';
}

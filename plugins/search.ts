import type { RspressPlugin } from '@rspress/core';
import * as v from 'valibot';
import type { RemoteSettings } from '../theme/search/remote/remote-settings.ts';

const LONGEST_TIMEOUT = 60_000;

const apiUrl = v.pipe(
  v.string('give the address of the service'),
  v.check(
    isServiceAddress,
    'write an https:// or http:// address without a password, or a path that starts with one /',
  ),
);
const indexName = v.pipe(
  v.string('write names of indexes'),
  v.regex(/^[^\s,]+$/, 'write a name without commas and spaces'),
);
const MILLISECONDS = `write a number of milliseconds from 1 to ${LONGEST_TIMEOUT}, or leave it out`;

const settingsSchema = v.strictObject({
  remote: v.optional(
    v.strictObject({
      apiUrl,
      searchIndexes: v.pipe(v.array(indexName, 'write a list of names'), v.minLength(1, 'name at least one index')),
      timeout: v.optional(
        v.pipe(v.number(MILLISECONDS), v.minValue(1, MILLISECONDS), v.maxValue(LONGEST_TIMEOUT, MILLISECONDS)),
      ),
    }),
  ),
});

/**
 * Decides who answers searches: the reader's browser, or a service.
 *
 * @param settings.remote the service, which keeps the contract of `deploy/search-service/README.md`
 * @throws where a setting is wrong, which ends the build; the message names its key and the remedy
 */
export function search(settings: { remote?: RemoteSettings } = {}): RspressPlugin {
  const { issues = [] } = v.safeParse(settingsSchema, settings);
  if (issues.length > 0) throw new Error(`search() in rspress.config.ts:\n${issues.map(fault).join('\n')}`);
  return {
    name: 'search',
    builderConfig: { source: { define: { SEARCH_REMOTE: JSON.stringify(settings.remote ?? null) } } },
  };
}

function fault(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue) ?? 'the value';
  if (issue.type !== 'strict_object') return `${key} is ${issue.received} — ${issue.message}`;
  if (issue.expected === 'never') return `${key} is no setting — take it out`;
  const isMissing = issue.path !== undefined && issue.expected !== 'Object';
  return `${key} is ${issue.received} — ${isMissing ? 'add it' : 'write an object of settings'}`;
}

function isServiceAddress(text: string): boolean {
  if (text.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(text);
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:\/\//.test(text) && address !== undefined && address.username === '' && address.password === '';
}

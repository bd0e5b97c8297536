import { ASSET_FOLDER } from '../../site/addresses/built-files.ts';
import { HASHED_NAME, IMMUTABLE, NO_STORE, REVALIDATE } from '../cache-control.ts';
import type { SiteDescription } from '../describe-site.ts';
import { canonicalLink, EVERY_ANSWER, MARKDOWN_ANSWER, OVER_TLS, pageHeaders } from '../headers.ts';

/** What `$status$uri` begins with where a file is sent: others' paths may hold anything. */
const SENT = '~^(?:200|206|304)';

/** Headers and the cases of the map that gives their value; an empty value is not sent. */
export function answerHeaders({
  policy,
  place,
}: SiteDescription): Record<string, [source: string, ...cases: [match: string, value: string][]]> {
  const always = Object.entries(EVERY_ANSWER).map(([name, value]) => [name, ['$status', ['default', value]]]);
  const pages = Object.entries(pageHeaders(policy)).map(([name, value]) => [
    name,
    ['$sent_http_content_type', ['~^text/html', value]],
  ]);
  const tls = Object.entries(OVER_TLS).map(([name, value]) => [
    name,
    ['$https$http_x_forwarded_proto', ['~on|https', value]],
  ]);
  const markdown = Object.entries(MARKDOWN_ANSWER).map(([name, value]) => [
    name,
    ['$status$uri', [`${SENT}.*\\.md$`, value]],
  ]);
  return {
    ...Object.fromEntries([...always, ...pages, ...tls, ...markdown]),
    Link: [
      '$status$uri',
      [`${SENT}(?<site_folder>/.*/|/)index\\.md$`, canonicalLink(`${place}$site_folder`)],
      [`${SENT}(?<site_leaf>/.*)\\.md$`, canonicalLink(`${place}$site_leaf`)],
    ],
    'Cache-Control': [
      '$status$uri',
      ['~^[45]', NO_STORE],
      [`~^2..${ASSET_FOLDER}.*${HASHED_NAME}`, IMMUTABLE],
      [`~^3..${ASSET_FOLDER}.*${HASHED_NAME}`, IMMUTABLE],
      ['default', REVALIDATE],
    ],
  };
}

/** What the variable of a header is called, behind `$site_`. */
export function variableOf(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}

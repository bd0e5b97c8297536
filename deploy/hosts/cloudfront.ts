import { NOT_FOUND_FILE } from '../../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import { EVERY_ANSWER, MARKDOWN_ANSWER, OVER_TLS, pageHeaders } from '../headers.ts';

/** CloudFront takes no function above this number of bytes. */
export const FUNCTION_LIMIT = 10_240;

/**
 * Writes the function for viewer requests (cloudfront-js-2.0): it knows every page, redirects other
 * spellings to the canonical address, and requests the 404 page of the path's language from the bucket.
 * Other files are requested as they are.
 */
export function cloudfrontRequest({ base, pages, moved, untranslated, notFound }: SiteDescription): string {
  const prefix = base.slice(0, -1);
  const bare = (address: string) => address.slice(prefix.length);
  // A page's key says its address, but for a last slash or letters that differ.
  const folders = pages.filter(({ address }) => address.endsWith('/') && address !== base).map(({ key }) => key);
  const leaves = pages.filter(({ key, address }) => bare(address) === key && key !== '/').map(({ key }) => key);
  // Another name is one more spelling.
  const others = Object.fromEntries(
    [...pages, ...moved]
      .filter(({ key }) => !folders.includes(key) && !leaves.includes(key) && key !== '/')
      .map(({ key, address }) => [key, bare(address)]),
  );
  return `// Written by npm run build from deploy/. Change that, not this.
var folders = ${JSON.stringify(folders)};
var leaves = ${JSON.stringify(leaves)};
var others = ${JSON.stringify(others)};
var untranslated = ${JSON.stringify(Object.fromEntries(untranslated.map(({ key, address }) => [key, address])))};
var errors = ${JSON.stringify(notFound.filter((page) => page.prefix).map((page) => page.prefix))};

function find(key) {
  if (key === '/' || leaves.indexOf(key) >= 0) return key;
  return folders.indexOf(key) >= 0 ? key + '/' : others[key] || '';
}

function query(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function move(status, location, request) {
  return { statusCode: status, statusDescription: status === 301 ? 'Moved Permanently' : 'Found', headers: { location: { value: location + query(request) } } };
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  var missing = function () {
    var language = errors.filter(function (one) { return path.indexOf('${prefix}' + one + '/') === 0; })[0] || '';
    request.uri = language + '${NOT_FOUND_FILE}';
    return request;
  };
  try { path = decodeURIComponent(path); } catch (error) { return missing(); }
  if (path === '${prefix}' && path !== '') return move(301, '${base}', request);
  if (path.indexOf('${base}') !== 0 || /[\\x00-\\x1f\\x7f]|(^|[/\\\\])\\.\\.([/\\\\]|$)/.test(path)) return missing();
  var tidy = path.slice(${prefix.length}).replace(/[/\\\\]+/g, '/').replace(/^(?:\\/${DEFAULT_LANGUAGE}(?=\\/|$))+/, '') || '/';
  var key = tidy.replace(/\\/$/, '').replace(/\\.html$/i, '').replace(/\\/index$/i, '').toLowerCase() || '/';
  var address = find(key);
  if (address && request.uri !== '${prefix}' + encodeURI(address)) return move(301, '${prefix}' + encodeURI(address), request);
  if (address) {
    request.uri = address + (address.slice(-1) === '/' ? 'index.html' : '.html');
    return request;
  }
  if (untranslated[key]) return move(302, untranslated[key], request);
  if ('${prefix}' + tidy !== path) return move(301, '${prefix}' + encodeURI(tidy).replace(/[?#]/g, encodeURIComponent), request);
  // Nothing with an ending is a page: the bucket knows whether there is such a file.
  if (!/\\.[a-z0-9]+$/i.test(tidy) || /\\.(?:html|gz|br)$|^\\/_[^/]*$|\\/\\.(?!well-known\\/)/i.test(tidy)) return missing();
  request.uri = encodeURI(tidy);
  return request;
}
`;
}

/**
 * Writes the function for viewer responses: a 404 page came from the bucket with status 200, and a
 * page's Markdown names the page.
 */
export function cloudfrontResponse({ place }: SiteDescription): string {
  return `// Written by npm run build from deploy/. Change that, not this.
function handler(event) {
  var response = event.response;
  if (/${NOT_FOUND_FILE.replace('/', '\\/').replace('.', '\\.')}$/.test(event.request.uri)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    response.headers['cache-control'] = { value: 'no-store' };
  }
  if (/\\.md$/.test(event.request.uri) && response.statusCode < 400) {
${Object.entries(MARKDOWN_ANSWER)
  .map(([name, value]) => `    response.headers['${name.toLowerCase()}'] = { value: '${value}' };`)
  .join('\n')}
    var page = event.request.uri.replace(/(\\/)index\\.md$|\\.md$/, '$1');
    response.headers.link = { value: '<${place}' + page + '>; rel="canonical"' };
  }
  return response;
}
`;
}

/** Writes the configuration for \`aws cloudfront create-response-headers-policy\`. */
export function cloudfrontHeaders({ policy }: SiteDescription): string {
  const { 'Content-Security-Policy': _, 'X-Frame-Options': __, ...custom } = pageHeaders(policy);
  const [age = '0'] = /\d+/.exec(OVER_TLS['Strict-Transport-Security'] ?? '') ?? [];
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: 'rslib-docs',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: EVERY_ANSWER['Referrer-Policy'], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(age),
        IncludeSubdomains: true,
        Preload: false,
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

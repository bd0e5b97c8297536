import type { SiteDescription } from '../describe-site.ts';
import { caddyfile } from './caddy.ts';
import { cloudfrontHeaders, cloudfrontRequest, cloudfrontResponse } from './cloudfront.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from './edge-files.ts';
import { nginxConf } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** Files that hosts read from the output, by path. */
export function filesInside(site: SiteDescription): Record<string, string> {
  return { _headers: edgeHeaders(site), _redirects: edgeRedirects(site) };
}

/** Host configurations, by path in `dist-hosts/`. */
export function filesBeside(site: SiteDescription): Record<string, string> {
  return {
    Caddyfile: caddyfile(site),
    'netlify.toml': netlifyToml(site),
    'nginx/site.conf': nginxConf(site),
    'vercel.json': vercelJson(site),
    'cloudfront/viewer-request.js': cloudfrontRequest(site),
    'cloudfront/viewer-response.js': cloudfrontResponse(site),
    'cloudfront/response-headers-policy.json': cloudfrontHeaders(site),
  };
}

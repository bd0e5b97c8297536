import type { SiteDescription } from '../describe-site.ts';
import { caddyfile } from './caddy.ts';
import { cloudfrontHeaders, cloudfrontRequest, cloudfrontResponse } from './cloudfront.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from './edge-files.ts';
import { nginxConf } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** The files that hosts read inside the output, by their path in the site. */
export function filesInside(site: SiteDescription): Record<string, string> {
  return { _headers: edgeHeaders(site), _redirects: edgeRedirects(site) };
}

/** The hosts' configurations, by their path in the folder for hosts. */
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

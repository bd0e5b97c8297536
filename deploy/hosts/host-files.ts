import type { SiteDescription } from '../describe-site.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from './edge-files.ts';
import { nginxConf } from './nginx.ts';

/** Files that hosts read from the output, by path. */
export function filesInside(site: SiteDescription): Record<string, string> {
  return { _headers: edgeHeaders(site), _redirects: edgeRedirects(site) };
}

/** Host configurations, by path in `dist-hosts/`. */
export function filesBeside(site: SiteDescription): Record<string, string> {
  return {
    'netlify.toml': netlifyToml(site),
    'nginx/site.conf': nginxConf(site),
  };
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressOutput } from './compress-output.ts';
import { describeSite, readBase, type SiteDescription } from './describe-site.ts';
import { edgeHeaders, edgeRedirects, netlifyToml } from './hosts/edge-files.ts';
import { nginxConf } from './hosts/nginx.ts';
import { readOutput } from './read-output.ts';

/**
 * Writes the files that hosts need, into a built site and next to it. Deterministic: the same output results in the
 * same bytes.
 *
 * @param output the built site
 * @param beside the folder for host configurations; emptied first
 * @returns the numbers of pages and of compressed files
 */
export async function prepareOutput(output: string, beside: string): Promise<{ pages: number; compressed: number }> {
  const { paths, policy } = readOutput(output);
  const site = describeSite(paths, policy, readBase(readFileSync(join(output, 'index.html'), 'utf8')));
  writeFiles(output, filesInside(site));
  const compressed = await compressOutput(output);
  rmSync(beside, { recursive: true, force: true });
  writeFiles(beside, filesBeside(site));
  return { pages: site.pages.length, compressed };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Files that hosts read from the output, by path. */
function filesInside(site: SiteDescription): Record<string, string> {
  return { _headers: edgeHeaders(site), _redirects: edgeRedirects(site) };
}

/** Host configurations, by path in `dist-hosts/`. */
function filesBeside(site: SiteDescription): Record<string, string> {
  return {
    'netlify.toml': netlifyToml(site),
    'nginx/site.conf': nginxConf(site),
  };
}

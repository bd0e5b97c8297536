import { TEXT_TYPES } from '../content-type.ts';
import type { SiteDescription } from '../describe-site.ts';
import { canonicalLink, type Headers, MARKDOWN_ANSWER } from '../headers.ts';

/** The lines of a `header` block. */
export function headerRows(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"`)
    .join('\n');
}

/** A page's Markdown names the page. */
export function markdownHeaders({ place }: SiteDescription, base: string): string {
  const link = (name: string) => canonicalLink(`${place}{re.${name}.1}`).replaceAll('"', '\\"');
  return `			@markdown path *.md
			header @markdown {
${headerRows(MARKDOWN_ANSWER)}
			}
			@folder path_regexp folder ^${base}(.*/)index\\.md$
			header @folder Link "${link('folder')}"
			@leaf {
				path_regexp leaf ^${base}(.*)\\.md$
				not path */index.md
			}
			header @leaf Link "${link('leaf')}"`;
}

/** Types with their charset, which the system's own list leaves out or has not. */
export function fileTypes(): string {
  const endings = Object.keys(TEXT_TYPES).filter((ending) => ending !== 'html');
  return endings
    .map(
      (ending) =>
        `\t\t\t@${ending} path *.${ending}\n\t\t\theader @${ending} Content-Type "${TEXT_TYPES[ending]}; charset=utf-8"`,
    )
    .join('\n');
}

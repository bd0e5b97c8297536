import { ASSET_FOLDER } from '../../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import type { SiteDescription } from '../describe-site.ts';
import {
  canonicalLink,
  EVERY_ANSWER,
  HASHED_NAME,
  type Headers,
  IMMUTABLE,
  MARKDOWN_ANSWER,
  NO_STORE,
  OVER_TLS,
  pageHeaders,
  REVALIDATE,
  TEXT_TYPES,
} from '../headers.ts';

/**
 * Writes a Caddyfile for Caddy 2.6 or newer.
 *
 * @param place.root the folder of the output
 * @param place.address a site address of Caddy; a domain name brings TLS
 */
export function caddyfile(
  site: SiteDescription,
  place = { root: '{$SITE_ROOT:/srv}', address: '{$SITE_ADDRESS::8080}' },
): string {
  const base = site.base.slice(0, -1);
  return `# Written by npm run build from deploy/. Change that, not this.
(every) {
	header {
${headerRows(EVERY_ANSWER)}
		-Server
	}
	header @tls {
${headerRows(OVER_TLS)}
	}
}

(page) {
	header {
${headerRows(pageHeaders(site.policy))}
		Content-Type "text/html; charset=utf-8"
	}
}

${place.address} {
	root * ${place.root}

	# Every spelling of a page's address: the address, the file, and where a missing translation leads.
	map {http.request.uri.path} {site_address} {site_file} {site_translation} {
${addressRows(site, base)}
		default "" "" ""
	}
	map {http.request.uri.query} {site_query} {
		"" ""
		default "?{http.request.uri.query}"
	}
	map {http.request.uri} {site_path} {
		~^([^?]*) "\${1}"
	}

	@tls expression \`{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"\`
	import every
	header Cache-Control "${REVALIDATE}"

	route {
		@method not method GET HEAD
		error @method 405
		@control path_regexp [\\x00-\\x1f\\x7f]
		error @control 400
		@climbs path_regexp (^|[/\\\\])\\.\\.([/\\\\]|$)
		error @climbs 400
		@moved expression \`{site_address} != "" && {site_path} != {site_address}\`
		redir @moved {site_address}{site_query} 301
		@untranslated expression \`{site_translation} != ""\`
		redir @untranslated {site_translation}{site_query} 302
		# A browser takes a backslash for a slash: no redirect may hold one, or begin with two slashes.
		@slashes path_regexp //|\\\\
		error @slashes 404
		@prefix path_regexp prefix ^${base}(?:/${DEFAULT_LANGUAGE})+(/.*)$
		redir @prefix ${base}{re.prefix.1}{site_query} 301
${base ? `\t\tredir ${base} ${site.base}{site_query} 301\n\t\t@outside not path ${site.base}*\n\t\terror @outside 404\n` : ''}
		@page expression \`{site_file} != ""\`
		handle @page {
			import page
			rewrite * {site_file}
			file_server {
				precompressed br gzip
			}
		}
		handle {
			${base ? `uri strip_prefix ${base}` : '# The rest are files at their own names.'}
			@private {
				path_regexp \\.(?:html|gz|br)$|^/_[^/]*$|/\\.|/$
				not path /.well-known/*
			}
			error @private 404
			@missing not file
			error @missing 404
${fileTypes()}
${markdownHeaders(site, base)}
			@hashed path_regexp ^${base}${ASSET_FOLDER}.*${HASHED_NAME}
			header @hashed Cache-Control "${IMMUTABLE}"
			file_server {
				precompressed br gzip
			}
		}
	}

	handle_errors {
		import every
		header Cache-Control "${NO_STORE}"
		header -Link
		@refused expression \`{http.error.status_code} == 405\`
		header @refused Allow "GET, HEAD"
		@asset path ${base}${ASSET_FOLDER}* ${ASSET_FOLDER}*
		route {
			handle @asset {
				header Content-Type "text/plain; charset=utf-8"
				respond "Not found" {http.error.status_code}
			}
			import page
			method GET
${site.notFound.map(({ prefix, file }) => errorPage(base, prefix, file)).join('\n')}
		}
	}
}
`;
}

function errorPage(base: string, prefix: string, file: string): string {
  return `\t\t\thandle ${prefix && `${base}${prefix}/* `}{
				rewrite * ${file}
				file_server {
					precompressed br gzip
				}
			}`;
}

/** The rows of a map from every spelling of an address to the address, its file, and where a translation is missing. */
function addressRows({ pages, moved, untranslated }: SiteDescription, base: string): string {
  const rows = [
    ...pages.map(({ key, address, file }) => [spelledLike(key, base), address, file, '']),
    // Another name is one more spelling.
    ...moved.map(({ key, address }) => [spelledLike(key, base), address, '', '']),
    ...untranslated.map(({ key, address }) => [spelledLike(key, base), '', '', address]),
  ];
  return rows.map(([match, ...values]) => `\t\t${match} ${values.map((value) => `"${value}"`).join(' ')}`).join('\n');
}

/** An expression that all spellings of an address match, without the base. */
function spelledLike(key: string, base: string): string {
  const segments = key
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/[^a-z0-9-]/g, (character) => `\\${character}`));
  const slash = '[/\\\\]+';
  return `~(?i)^${base}(?:${slash}${DEFAULT_LANGUAGE})*${segments.map((segment) => slash + segment).join('')}(?:${slash}index)?(?:\\.html)?[/\\\\]*$`;
}

/** The lines of a `header` block. */
function headerRows(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"`)
    .join('\n');
}

/** A page's Markdown names the page. */
function markdownHeaders({ place }: SiteDescription, base: string): string {
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
function fileTypes(): string {
  const endings = Object.keys(TEXT_TYPES).filter((ending) => ending !== 'html');
  return endings
    .map(
      (ending) =>
        `\t\t\t@${ending} path *.${ending}\n\t\t\theader @${ending} Content-Type "${TEXT_TYPES[ending]}; charset=utf-8"`,
    )
    .join('\n');
}

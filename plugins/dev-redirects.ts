import type { RequestHandler, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { languageOf, prefixOf } from '../site/languages.ts';
import { movedPages } from '../site/moved-pages.ts';

/** Makes the dev server redirect like the hosts do: moved pages, and folders without an index page. */
export function devRedirects(): RspressPlugin {
  const redirect: RequestHandler = (request, response, next) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const prefix = prefixOf(languageOf(path));
    const route = path.slice(prefix.length);
    const now = movedPages[route] ?? movedPages[`${route}/`];
    if (now === undefined) return next();
    response.writeHead(302, { Location: prefix + now + query }).end();
  };
  const setup: RsbuildPlugin = {
    name: 'dev-redirects',
    apply: 'serve',
    setup: (api) =>
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { dev: { setupMiddlewares: ({ unshift }) => unshift(redirect) } }),
      ),
  };
  return { name: 'dev-redirects', builderConfig: { plugins: [setup] } };
}

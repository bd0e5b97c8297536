import { useLang, useSite, useVersion } from '@rspress/core/runtime';

/**
 * Puts the version and language of the page before addresses of pages; Rspress does so in Markdown only.
 *
 * @returns a function from a link as English has it, such as `/guide/start/`, to the link in the
 *   version and language of the page; links to other sites stay as they are
 */
export function useLocalized(): (link: string) => string {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const versionPrefix = version && version !== site.multiVersion.default ? `/${version}` : '';
  const prefix = versionPrefix + (lang === site.lang ? '' : `/${lang}`);
  return (link) => (link.startsWith('/') ? prefix + link : link);
}

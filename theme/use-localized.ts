import { useLang, useSite } from '@rspress/core/runtime';

/**
 * Puts the language of the page before addresses of pages; Rspress does so in Markdown only.
 *
 * @returns a function from a link as English has it, such as `/guide/start/`, to the link in the
 *   language of the page; links to other sites stay as they are
 */
export function useLocalized(): (link: string) => string {
  const lang = useLang();
  const { site } = useSite();
  const prefix = lang === site.lang ? '' : `/${lang}`;
  return (link) => (link.startsWith('/') ? prefix + link : link);
}

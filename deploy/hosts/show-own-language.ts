/**
 * Puts the document of the address's language in the place of the one that is there: a host that has one
 * page for all unknown addresses sends it in the default language, with the others kept in a template
 * each. It stands in the page as source text, so it may use nothing from outside.
 *
 * @param prefixes where the addresses of the other languages begin, with the base, such as `/docs/zh`
 * @param rootId the element that the application takes over
 */
export function showOwnLanguage(prefixes: readonly string[], rootId: string): void {
  const prefix = prefixes.find((one) => `${location.pathname}/`.startsWith(`${one}/`));
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prefix="${prefix}"]`);
  const root = document.getElementById(rootId);
  if (!template || !root) return;
  document.documentElement.lang = template.lang;
  for (const meta of template.content.querySelectorAll('meta')) {
    const [name, value] = meta.name ? ['name', meta.name] : ['property', meta.getAttribute('property')];
    document.head.querySelector(`meta[${name}="${value}"]`)?.replaceWith(meta);
  }
  root.replaceChildren(...template.content.childNodes);
}

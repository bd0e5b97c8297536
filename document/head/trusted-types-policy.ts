interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<string, (value: string) => string | null>,
  ): { createHTML(html: string): string };
}

/**
 * Sets the default Trusted Types policy: scripts only from the site's own origin, markup only without anything that
 * executes. Browsers without Trusted Types skip it. Inlined in the head, so it has no imports.
 */
export function setTrustedTypesPolicy(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return;
  const inert = factory.createPolicy('inert', { createHTML: (html) => html });

  function isHarmless(html: string): boolean {
    // React creates script elements from this empty markup.
    if (/^<script><.script>$/.test(html)) return true;
    // A parsed document is inert until its nodes are inserted.
    const parsed = new DOMParser().parseFromString(inert.createHTML(html), 'text/html');
    return [...parsed.querySelectorAll('*')].every(
      ({ localName, attributes }) =>
        !/^(?:script|iframe|object|embed|base|meta|link|template)$/.test(localName) &&
        [...attributes].every(({ name, value }) => !/^on/.test(name) && !/^\s*javascript:/i.test(value)),
    );
  }

  factory.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  });
}

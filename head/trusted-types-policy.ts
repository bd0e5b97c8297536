interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<string, (value: string) => string | null>,
  ): { createHTML(html: string): string };
}

/**
 * Sets the default policy for trusted types: scripts come from the site's own origin, and markup has nothing that
 * runs. Browsers without trusted types skip it. Runs in the head as source text, so it has no imports.
 */
export function setTrustedTypesPolicy(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return;
  const inert = factory.createPolicy('inert', { createHTML: (html) => html });

  function isHarmless(html: string): boolean {
    // React makes the scripts that it renders from this, empty.
    if (/^<script><.script>$/.test(html)) return true;
    // Nothing in a parsed document runs before it is put into the page.
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

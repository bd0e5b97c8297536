const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Markup that is escaped already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/** A template tag for markup: escapes values that are not markup themselves. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeMarkup(value);
    return value instanceof Markup ? value.text : value.map(({ text }) => text).join('\n');
  });
  return new Markup(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}

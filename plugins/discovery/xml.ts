const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML and HTML have it, within elements and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Markup that is escaped already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/** Writes markup; values are escaped, unless they are markup themselves. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeMarkup(value);
    return value instanceof Markup ? value.text : value.map(({ text }) => text).join('\n');
  });
  return new Markup(parts.map((part, index) => part + (written[index] ?? '')).join(''));
}

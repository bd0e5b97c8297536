import { texts } from '../../site/texts.ts';
import type { Block } from './read-blocks.ts';

type Home = {
  hero?: { text?: string; tagline?: string };
  features?: { title?: string; details?: string; link?: string }[];
};

/**
 * Reads what a home page says, which stands in its frontmatter.
 *
 * @param lang of the page; what is a key of the dictionary becomes its text
 */
export function homeBlocks({ hero = {}, features = [] }: Home, lang: string): Block[] {
  const word = (key = '') => (texts as Record<string, Record<string, string>>)[key]?.[lang] ?? key;
  const lead = [hero.text, hero.tagline].map(word).filter(Boolean);
  return [
    ...lead.map((text): Block => ({ kind: 'text', text })),
    ...features.map(({ title = '', details = '', link = '' }): Block => {
      const text = `${title} \u00b7 ${details}`;
      return { kind: 'text', text, ...(link.startsWith('/') && { pointers: [{ start: 0, to: link }] }) };
    }),
  ];
}

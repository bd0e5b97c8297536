import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { slugOf } from '../../shared/pages/slug-of';
import { getCustomMDXComponent } from './get-custom-mdx-component';

/** The title of a page whose content has none. */
export function FallbackHeading({ level, title }: { level: 1 | 2 | 3 | 4 | 5 | 6; title: string }) {
  const { [`h${level}` as const]: Heading, a: Anchor } = getCustomMDXComponent();
  const id = slugOf(title.trim());
  return (
    <Heading id={id}>
      <span {...renderInlineMarkdown(title)} />
      <Anchor className="rp-header-anchor" href={`#${id}`} aria-hidden>
        #
      </Anchor>
    </Heading>
  );
}

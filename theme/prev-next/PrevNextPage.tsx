import { IconArrowRight, Link, renderInlineMarkdown, SvgWrapper, usePrevNextPage } from '@rspress/core/theme';
import { useText } from '../use-text';
import styles from './PrevNextPage.module.css';
import { usePreloadWhenIdle } from './use-preload-when-idle';

type Props = { rel: 'prev' | 'next'; label: string; page: { text: string; link: string } | null };

/** The pages before and after this one; nothing where there is neither. */
export function PrevNextPage() {
  const text = useText();
  const { prevPage, nextPage } = usePrevNextPage();
  usePreloadWhenIdle(nextPage?.link);
  if (!prevPage && !nextPage) return null;
  return (
    <nav className={styles.pages} aria-label={text('prevNext.name')}>
      <PageLink rel="prev" label={text('prevPageText')} page={prevPage} />
      <PageLink rel="next" label={text('nextPageText')} page={nextPage} />
    </nav>
  );
}

function PageLink({ rel, label, page }: Props) {
  if (!page) return null;
  return (
    <Link className={styles.link} rel={rel} href={page.link}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>
        <span {...renderInlineMarkdown(page.text)} />
        <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
      </span>
    </Link>
  );
}

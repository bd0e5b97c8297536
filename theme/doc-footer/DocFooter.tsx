import { isEqualPath, useLang, useLocation, usePage, useSidebar } from '@rspress/core/runtime';
import { IconArrowRight, Link, renderInlineMarkdown, SvgWrapper, useEditLink } from '@rspress/core/theme';
import { type PageLink as Page, sidebarPages } from '../../shared/sidebar-tree';
import { useText } from '../use-text';
import styles from './DocFooter.module.css';
import { dateText } from './date-text';
import { ReportLink } from './ReportLink';

/** The end of an article: edit link, last update, and links to the previous and next page. */
export function DocFooter() {
  const edit = useEditLink();
  return (
    <footer className={`rp-doc-footer ${styles.footer}`}>
      <div className={styles.line}>
        {edit && (
          <Link className={styles.edit} href={edit.link}>
            {edit.text}
          </Link>
        )}
        <ReportLink className={styles.edit} />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}

/** The last update in UTC, so that the prerendered date is right in every time zone. */
function LastUpdated() {
  const text = useText();
  const lang = useLang();
  const { lastUpdatedTime } = usePage().page;
  if (!lastUpdatedTime) return null;
  return (
    <p className={styles.updated}>
      {text('lastUpdatedText')} <time dateTime={lastUpdatedTime}>{dateText(lastUpdatedTime, lang)}</time>
    </p>
  );
}

/** Links to the neighbors of this page in the sidebar, if the sidebar lists it. */
function PrevNextPage() {
  const text = useText();
  const { pathname } = useLocation();
  const pages = sidebarPages(useSidebar());
  const index = pages.findIndex(({ link }) => isEqualPath(link, pathname));
  const [prev, next] = index === -1 ? [] : [pages[index - 1], pages[index + 1]];
  if (!prev && !next) return null;
  return (
    <nav className={styles.pages} aria-label={text('prevNext.name')}>
      {prev && <PageLink rel="prev" label={text('prevPageText')} page={prev} />}
      {next && <PageLink rel="next" label={text('nextPageText')} page={next} />}
    </nav>
  );
}

function PageLink({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: Page }) {
  return (
    <Link className={styles.page} rel={rel} href={page.link}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>
        <span {...renderInlineMarkdown(page.text)} />
        <SvgWrapper icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />
      </span>
    </Link>
  );
}

import { useSidebar } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type Entry, type PageEntry, trailTo } from '../../shared/sidebar-tree';
import { useCurrentState } from '../nav/use-current-state';
import { useText } from '../use-text';
import styles from './Breadcrumb.module.css';

/** The path of groups in the sidebar that leads to this page; renders nothing for pages outside of groups. */
export function Breadcrumb() {
  const text = useText();
  const trail = trailTo(useSidebar() as Entry[], useCurrentState());
  if (trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={text('breadcrumb.name')}>
      <ol className={styles.list}>
        {trail.map((entry, index) => (
          <li key={entry.text} className={styles.item}>
            <Crumb entry={entry as PageEntry} isPage={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ entry: { text, link }, isPage }: { entry: PageEntry; isPage: boolean }) {
  const words = <span {...renderInlineMarkdown(text)} aria-current={isPage ? 'page' : undefined} />;
  if (isPage || !link) return words;
  return (
    <Link className={styles.link} href={link}>
      {words}
    </Link>
  );
}

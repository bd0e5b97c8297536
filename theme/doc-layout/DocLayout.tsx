import { usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme';
import { groupId } from '../../shared/overview-index';
import { Breadcrumb } from '../breadcrumb/Breadcrumb';
import { DocFooter } from '../doc-footer/DocFooter';
import { ReportLink } from '../doc-footer/ReportLink';
import { Outline } from '../outline/Outline';
import { PageMenu } from '../page-menu/PageMenu';
import { Sidebar } from '../sidebar/Sidebar';
import { useText } from '../use-text';
import styles from './DocLayout.module.css';
import { useGroups } from './use-groups';
import './layout-sizes.css';
import { LocalBar } from './LocalBar';
import { Main } from './Main';
import { SidePanel } from './SidePanel';

/**
 * The layout of `doc` pages: sidebar, article and outline. On narrow viewports the sides are popovers.
 */
export function DocLayout() {
  const { routePath, toc } = usePage().page;
  const text = useText();
  const groups = useGroups().map((group) => ({ id: groupId(group) ?? '', text: group.name, depth: 2, charIndex: -1 }));
  const headers = [...groups.filter(({ id }) => id), ...toc];

  return (
    <>
      <LocalBar hasOutline={headers.length > 0} />
      <div className={`rp-doc-layout__container ${styles.container}`}>
        <SidePanel kind="sidebar">
          <Sidebar />
        </SidePanel>
        <Main key={routePath} className={`rp-doc-layout__doc ${styles.main}`}>
          <header className={styles.top}>
            <Breadcrumb />
            <PageMenu />
          </header>
          <div className="rp-doc rspress-doc">
            <DocContent components={undefined} />
          </div>
          <DocFooter />
        </Main>
        <SidePanel kind="outline">
          <Outline headers={headers} />
          {headers.length > 0 && (
            <aside aria-label={text('footer.feedback')} className={styles.feedback}>
              <ReportLink className={styles.report} />
            </aside>
          )}
        </SidePanel>
      </div>
    </>
  );
}

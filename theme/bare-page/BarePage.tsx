import { MDXProvider } from '@mdx-js/react';
import { Head, usePage, useSite } from '@rspress/core/runtime';
import { getCustomMDXComponent } from '@rspress/core/theme';
import { createContext, type ReactNode, useContext } from 'react';
import { MAIN_ID, pageName } from '../page-change/page-name';
import styles from './BarePage.module.css';

/**
 * Adds what Rspress leaves out of the page types `custom` and `blank`: a main element, the custom MDX components, and a
 * title.
 */
export function BarePage({ children }: { children: ReactNode }) {
  if (!useIsBare()) return children;
  return <MDXProvider components={{ ...getCustomMDXComponent(), wrapper: BareMain }}>{children}</MDXProvider>;
}

/** The title of a bare page; must be rendered after Rspress's own. */
export function BareTitle() {
  const { page } = usePage();
  const { site } = useSite();
  const name = pageName(page, site.title, '404');
  const suffix = page.frontmatter.titleSuffix?.trim() || site.title;
  const title = /^[-|]/.test(suffix) ? `${name} ${suffix}` : `${name} - ${suffix}`;
  if (!useIsBare()) return null;
  return (
    <Head>
      <title>{name === suffix ? name : title}</title>
      <meta property="og:title" content={name === suffix ? name : title} />
    </Head>
  );
}

function useIsBare(): boolean {
  const { pageType } = usePage().page;
  return pageType === 'custom' || pageType === 'blank';
}

const InMain = createContext(false);

/** The main element of a bare page. Included fragments use the same wrapper and must not nest another one. */
function BareMain({ children }: { children?: ReactNode }) {
  if (useContext(InMain)) return children;
  return (
    <InMain value={true}>
      <main id={MAIN_ID} tabIndex={-1} className={`rp-doc rspress-doc ${styles.main}`}>
        {children}
      </main>
    </InMain>
  );
}

import { MDXProvider } from '@mdx-js/react';
import { Head, usePage, useSite } from '@rspress/core/runtime';
import { getCustomMDXComponent } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { documentTitle } from '../page-change/page-name';
import { BareMain } from './BareMain';

/**
 * Gives the page types `custom` and `blank`, whose content Rspress shows as it stands, what every page
 * needs: a main part, the components of pages, and a title of their own.
 */
export function BarePage({ children }: { children: ReactNode }) {
  const { page } = usePage();
  if (page.pageType !== 'custom' && page.pageType !== 'blank') return children;
  return <MDXProvider components={{ ...getCustomMDXComponent(), wrapper: BareMain }}>{children}</MDXProvider>;
}

/** The title of a bare page; it comes after the one that Rspress sets, and replaces it. */
export function BareTitle() {
  const { page } = usePage();
  const { site } = useSite();
  if (page.pageType !== 'custom' && page.pageType !== 'blank') return null;
  const title = documentTitle(page, site.title);
  return (
    <Head>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </Head>
  );
}

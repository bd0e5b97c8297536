import { pathnameToRouteService, usePage, useSite, withBase } from '@rspress/core/runtime';
import { mirrorAddress } from '../locale-address';
import { useText } from '../use-text';
import styles from './StaleNote.module.css';

type StaleNoteProps = {
  /** The language that has changed. */
  lang: string;
  /** The heading of the section; absent at the beginning of a page. */
  id?: string;
};

/**
 * Tells that the other language's version of a section has changed since somebody compared the two, and
 * leads there. The build puts it under the section's heading; the link loads a document, as every change
 * of language does.
 */
export function StaleNote({ lang, id }: StaleNoteProps) {
  const text = useText();
  const { site } = useSite();
  const { page } = usePage();
  const canonical = (path: string) => pathnameToRouteService(path)?.path;
  const { path, isMirror } = mirrorAddress(page.routePath, page, { lang, version: page.version }, site, canonical);
  const hash = isMirror && id !== undefined ? `#${encodeURIComponent(id)}` : '';
  return (
    <p role="note" className={`${styles.note} rp-not-doc`}>
      {text('staleNote.changed')}{' '}
      <a className={styles.link} href={withBase(path) + hash} hrefLang={lang} rel="alternate">
        {text('staleNote.read')}
      </a>
    </p>
  );
}

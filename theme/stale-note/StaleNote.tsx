import { pathnameToRouteService, usePage, useSite, withBase } from '@rspress/core/runtime';
import { mirrorAddress } from '../locale-address';
import { useText } from '../use-text';
import styles from './StaleNote.module.css';

type StaleNoteProps = {
  /** The language that changed. */
  lang: string;
  /** The id of the section's heading; undefined for the introduction. */
  id?: string;
};

/**
 * Tells that a section changed in the other language since the two were last compared, with a link to it. The build
 * inserts it below the section's heading. The link loads a document, like all language switches.
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

import { Link, useEditLink } from '@rspress/core/theme';
import styles from './EditLink.module.css';

/** The way to the page's source. Rspress shows it twice, under the outline too; once is enough. */
export function EditLink({ isOutline = false }: { isOutline?: boolean }) {
  const edit = useEditLink();
  if (isOutline || !edit) return null;
  return (
    <Link className={styles.link} href={edit.link}>
      {edit.text}
    </Link>
  );
}

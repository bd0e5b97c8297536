import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { watchImages } from '../../document/image-zoom/watch-images';
import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './ImageZoom.module.css';

/** The dialog around an enlarged image, with the texts of `document/image-zoom/`, which also works without React. */
export function ImageZoom() {
  const { routePath } = usePage().page;
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const alt = '{{alt}}';

  useEffect(() => {
    const element = dialog.current;
    watchImages();
    // The enlarged image follows.
    return () => element?.close();
  }, [routePath]);

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={text('zoom.name')}
      data-zoom=""
      data-open={text('zoom.open', { alt })}
      data-open-unnamed={text('zoom.openUnnamed')}
      data-named={text('zoom.named', { alt })}
      data-unnamed={text('zoom.name')}
    >
      <button type="button" className={styles.close} aria-label={text('zoom.close')} {...action('close-zoom')}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

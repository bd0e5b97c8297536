import { useLang, useLocation } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import { attachZoom } from './attach-zoom';
import { enlarge } from './enlarge';
import styles from './ImageZoom.module.css';
import { zoomOptions } from './zoom-options';

/** The images in a page's content. */
const SELECTOR = '.rspress-doc img';

/** Lets readers enlarge the images of a page. */
export function ImageZoom() {
  const { pathname } = useLocation();
  const lang = useLang();
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  const labelOf = useEffectEvent(({ alt }: HTMLImageElement) =>
    alt ? text('zoom.open', { alt }) : text('zoom.openUnnamed'),
  );
  const open = useEffectEvent((image: HTMLImageElement) => {
    if (dialog.current) void enlarge(image, dialog.current);
  });

  useEffect(() => {
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => {
      detach = attachZoom(SELECTOR, open, labelOf);
    }, zoomOptions.attachDelay);
    return () => {
      clearTimeout(timer);
      detach?.();
      dialog.current?.close();
    };
  }, [pathname, lang]);

  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={text('zoom.name')}>
      <button type="button" className={styles.close} aria-label={text('zoom.close')}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

import { useLang, useLocation } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../use-text';
import { attachZoom } from './attach-zoom';
import { createZoom } from './create-zoom';
import styles from './ImageZoom.module.css';
import { zoomOptions } from './zoom-options';

/** The images of a page's text. */
const SELECTOR = '.rspress-doc img';

/** Lets readers enlarge the images of a page. */
export function ImageZoom() {
  const { pathname } = useLocation();
  const lang = useLang();
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ReturnType<typeof createZoom>>(undefined);

  const labelOf = useEffectEvent(({ alt }: HTMLImageElement) =>
    alt ? text('zoom.open', { alt }) : text('zoom.openUnnamed'),
  );

  useEffect(() => {
    if (!dialog.current) return;
    const current = createZoom(dialog.current);
    zoom.current = current;
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => {
      detach = attachZoom(SELECTOR, current.open, labelOf);
    }, zoomOptions.attachDelay);
    return () => {
      clearTimeout(timer);
      detach?.();
      current.reset();
    };
  }, [pathname, lang]);

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={text('zoom.name')}
      onClick={() => zoom.current?.close()}
      onCancel={(event) => {
        event.preventDefault();
        void zoom.current?.close();
      }}
      // A browser may close it without asking, as on a second Escape.
      onClose={() => zoom.current?.reset()}
    >
      <button type="button" className={styles.close} aria-label={text('zoom.close')}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </dialog>
  );
}

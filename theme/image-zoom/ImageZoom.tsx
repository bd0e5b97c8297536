import { useLang, useLocation } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import { attachZoom } from './attach-zoom';
import styles from './ImageZoom.module.css';
import { zoomOptions } from './zoom-options';

/** The images in a page's content. */
const SELECTOR = '.rspress-doc img';

const load = () => import('./enlarge');

/** Lets readers enlarge the images of a page. */
export function ImageZoom() {
  const { pathname } = useLocation();
  const lang = useLang();
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(() => {});
  const [shown, setShown] = useState('');

  const labelOf = useEffectEvent(({ alt }: HTMLImageElement) =>
    alt ? text('zoom.open', { alt }) : text('zoom.openUnnamed'),
  );
  const open = useEffectEvent(async (image: HTMLImageElement) => {
    const { enlarge } = await load();
    const closing = dialog.current && image.isConnected && enlarge(image, dialog.current);
    if (!closing) return;
    close.current = closing;
    setShown(image.alt);
  });

  useEffect(() => {
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => {
      detach = attachZoom(SELECTOR, open, labelOf);
      if (document.querySelector('[data-zoomable]')) load().catch(console.error);
    }, zoomOptions.attachDelay);
    return () => {
      clearTimeout(timer);
      detach?.();
      close.current();
      dialog.current?.close();
    };
  }, [pathname, lang]);

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={text('zoom.name')}
      onClick={() => close.current()}
      onCancel={(event) => {
        event.preventDefault();
        close.current();
      }}
      // Browsers may close a dialog without a cancel event, as on a second Escape.
      onClose={() => close.current()}
    >
      {/* The enlarged copy is behind the dialog, where assistive technology does not see it. */}
      {shown && <span className="visually-hidden" role="img" aria-label={shown} />}
      <button type="button" className={styles.close} aria-label={text('zoom.close')}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

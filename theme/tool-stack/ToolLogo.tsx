import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Tool } from '../../site/tools';
import { asset } from '../asset';
import styles from './ToolLogo.module.css';

/** A transparent picture of 1 by 1 px, which keeps the place of a logo that is missing or fails. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A tool's logo; decoration, since the tool's name stands beside it. */
export function ToolLogo({ logo, logoScale = 1 }: Pick<Tool, 'logo' | 'logoScale'>) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // A logo that failed before React took the page over sends no event any more.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      className={styles.logo}
      style={{ '--scale': logoScale } as CSSProperties}
      src={logo && !failed ? asset(logo) : PLACEHOLDER}
      onError={() => setFailed(true)}
      alt=""
      width={28}
      height={28}
      loading="lazy"
    />
  );
}

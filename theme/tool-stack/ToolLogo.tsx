import type { CSSProperties } from 'react';
import type { Tool } from '../../site/tools';
import { asset } from '../asset';
import styles from './ToolLogo.module.css';

/** A tool's logo, decorative next to its name. `client/replace-broken-logos.ts` replaces it if it fails to load. */
export function ToolLogo({ logo, logoScale = 1 }: Pick<Tool, 'logo' | 'logoScale'>) {
  return (
    <img
      className={styles.logo}
      style={{ '--scale': logoScale } as CSSProperties}
      src={logo && asset(logo)}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      data-logo
    />
  );
}

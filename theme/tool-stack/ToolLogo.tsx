import type { CSSProperties } from 'react';
import type { Tool } from '../../site/tools';
import { asset } from '../asset';
import styles from './ToolLogo.module.css';

/** A tool's logo; decoration, since the tool's name stands beside it. The client replaces it where it fails. */
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

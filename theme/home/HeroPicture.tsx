import { mapSrcset } from '../../site/addresses/asset-address';
import type { Picture } from '../../site/home-data';
import { asset } from '../assets/asset';
import styles from './HeroPicture.module.css';

/**
 * The hero's picture in the reader's theme. The theme is known in the browser only, so the page holds
 * both pictures and hides one; a lazy picture that is hidden is not fetched.
 */
export function HeroPicture({ light, dark, alt }: { light: Picture; dark: Picture; alt: string }) {
  const image = ({ src, srcset, sizes }: Picture, className?: string) => (
    <img
      className={className}
      src={asset(src)}
      srcSet={srcset && mapSrcset(srcset, asset)}
      sizes={sizes}
      alt={alt}
      loading="lazy"
    />
  );
  const same = light.src === dark.src && light.srcset === dark.srcset;
  if (same) return <div className={styles.picture}>{image(light)}</div>;
  return (
    <div className={styles.picture}>
      {image(light, styles.inLight)}
      {image(dark, styles.inDark)}
    </div>
  );
}

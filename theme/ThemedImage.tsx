import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import styles from './ThemedImage.module.css';

type ImageProps = ComponentProps<'img'>;
type Props = ImageProps & { light: ImageProps; dark: ImageProps; alt: string };

/**
 * An image for each theme. Only the browser knows the theme, so the page contains both images and CSS hides one; a lazy
 * image is not fetched while it is hidden.
 */
export function ThemedImage({ light, dark, alt, className = '', ...shared }: Props) {
  if (light.src === dark.src && light.srcSet === dark.srcSet)
    return <img {...shared} {...light} alt={alt} className={className} />;
  return (
    <>
      <img {...shared} {...light} alt={alt} className={`${className} ${styles.light}`} />
      <img {...shared} {...dark} alt={alt} className={`${className} ${styles.dark}`} />
    </>
  );
}

/** The site's logo, which decorates its name. */
export function SiteLogo({ size, className }: { size: number; className?: string }) {
  const { logo } = useSite().site;
  if (!logo) return null;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return (
    <ThemedImage
      light={{ src: normalizeImagePath(light) }}
      dark={{ src: normalizeImagePath(dark) }}
      className={className}
      alt=""
      width={size}
      height={size}
    />
  );
}

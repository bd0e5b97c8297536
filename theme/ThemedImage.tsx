import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';

type ImageProps = ComponentProps<'img'>;
type Props = ImageProps & { light: ImageProps; dark: ImageProps; alt: string };

/**
 * An image for each theme. The theme is unknown at build time, so the page contains both and CSS hides one; lazy images
 * are not fetched while hidden.
 */
export function ThemedImage({ light, dark, alt, ...shared }: Props) {
  if (light.src === dark.src && light.srcSet === dark.srcSet) return <img {...shared} {...light} alt={alt} />;
  return (
    <>
      <img {...shared} {...light} alt={alt} data-only="light" />
      <img {...shared} {...dark} alt={alt} data-only="dark" />
    </>
  );
}

/** The site's logo, decorative because the name is next to it. */
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

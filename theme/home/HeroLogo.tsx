import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import styles from './Hero.module.css';

/** The site's mark beside its name; decoration, since the name says it. */
export function HeroLogo() {
  const { logo } = useSite().site;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : (logo ?? {});
  if (!light || !dark) return null;
  const image = (src: string, className?: string) => (
    <img className={className} src={normalizeImagePath(src)} alt="" width={72} height={72} />
  );
  if (light === dark) return image(light, styles.logo);
  return (
    <>
      {image(light, styles.logoLight)}
      {image(dark, styles.logoDark)}
    </>
  );
}

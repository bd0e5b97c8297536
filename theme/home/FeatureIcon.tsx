import { asset } from '../assets/asset';
import styles from './Features.module.css';

const ADDRESS = /^(?:\.{0,2}\/|https?:|data:)/;

/** A feature's icon: the address of a picture, the markup of an SVG, or a character such as an emoji. */
export function FeatureIcon({ icon }: { icon: string }) {
  const markup = icon.trim();
  if (markup.startsWith('<svg')) {
    return <span className={styles.icon} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <span className={styles.icon} aria-hidden="true">
      {ADDRESS.test(markup) ? <img src={asset(markup)} alt="" width={28} height={28} /> : markup}
    </span>
  );
}

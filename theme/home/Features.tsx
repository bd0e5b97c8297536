import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { CSSProperties } from 'react';
import { readFeatures } from '../../site/home-data';
import { asset } from '../asset';
import { useContent, useText } from '../use-text';
import styles from './Features.module.css';
import { SectionHead } from './SectionHead';

const ADDRESS = /^(?:\.{0,2}\/|https?:|data:)/;

/** The feature cards of the home page, from `features` in its frontmatter. */
export function Features() {
  const text = useText();
  const { words, link: localized } = useContent();
  const features = readFeatures(useFrontmatter().frontmatter.features);
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <SectionHead id="features" title={text('home.featuresTitle')} />
      <ul className={styles.list}>
        {features.map(({ icon, title, details, link, span }) => (
          <li key={title} className={styles.card} style={{ '--span': span } as CSSProperties}>
            {icon && <FeatureIcon icon={icon} />}
            <h3 className={styles.title}>
              {link ? (
                <Link href={localized(link)} className={styles.link}>
                  {words(title)}
                </Link>
              ) : (
                words(title)
              )}
            </h3>
            {details && <p className={styles.details}>{words(details)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An icon given as the URL of an image, as SVG markup, or as a character such as an emoji. */
function FeatureIcon({ icon }: { icon: string }) {
  const markup = icon.trim();
  const shared = { className: styles.icon, 'aria-hidden': true };
  if (markup.startsWith('<svg')) return <span {...shared} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <span {...shared}>{ADDRESS.test(markup) ? <img src={asset(markup)} alt="" width={28} height={28} /> : markup}</span>
  );
}

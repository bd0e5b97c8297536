import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Link, SvgWrapper } from '@rspress/core/theme';
import type { CSSProperties } from 'react';
import { assetAddress } from '../../shared/addresses/asset-address';
import { readFeatures } from '../../shared/home-data';
import { useContent, useText } from '../use-text';
import styles from './Features.module.css';
import { SectionHead } from './SectionHead';

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
            {icon && (
              <span className={styles.icon} aria-hidden="true">
                <FeatureIcon icon={assetAddress(icon, ASSETS_HOST)} />
              </span>
            )}
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

/** A picture, markup or an emoji. Pictures load lazily: they are below the hero, whose first paint would wait for them. */
function FeatureIcon({ icon }: { icon: string }) {
  if (!/^(?:https?:|\/)/.test(icon)) return <SvgWrapper icon={icon} />;
  return <img src={normalizeImagePath(icon)} alt="" loading="lazy" />;
}

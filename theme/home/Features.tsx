import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useLocalized } from '../use-localized';
import { useText } from '../use-text';
import styles from './Features.module.css';

/** What a `features` entry of a home page's frontmatter holds. `span` counts twelfths of a row. */
type FeatureData = { title: string; details: string; link?: string; icon?: string; span?: number };

export function Features() {
  const text = useText();
  const localized = useLocalized();
  const features = (useFrontmatter().frontmatter.features ?? []) as FeatureData[];
  return (
    <section aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        {text('home.featuresTitle')}
      </h2>
      <ul className={styles.list}>
        {features.map(({ title, details, link, span = 4 }) => (
          <li key={title} className={styles.card} style={{ gridColumn: `span ${span}` }}>
            <h3 className={styles.title}>
              {link ? (
                <Link href={localized(link)} className={styles.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className={styles.details}>{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { TextKey } from '../texts';
import { useLocalized } from '../use-localized';
import { useText } from '../use-text';
import styles from './Hero.module.css';

/** What the `hero` of a home page's frontmatter holds; its texts are keys of the dictionary. */
type HeroData = {
  name: string;
  text: TextKey;
  tagline: TextKey;
  actions: { text: TextKey; link: string; theme: 'brand' | 'alt' }[];
  image: { src: { light: string; dark: string }; alt: TextKey };
};

export function Hero() {
  const text = useText();
  const localized = useLocalized();
  const hero = useFrontmatter().frontmatter.hero as HeroData | undefined;
  if (!hero) return null;
  const { src, alt } = hero.image;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.name}>{hero.name}</h1>
        <p className={styles.text}>{text(hero.text)}</p>
        <p className={styles.tagline}>{text(hero.tagline)}</p>
        <div className={styles.actions}>
          {hero.actions.map((action) => (
            <Link key={action.link} href={localized(action.link)} className={styles[action.theme]}>
              {text(action.text)}
            </Link>
          ))}
          <Link href="https://github.com/web-infra-dev/rslib" className={styles.alt}>
            {text('home.source')}
          </Link>
        </div>
      </div>
      <div className={styles.picture} role="img" aria-label={text(alt)}>
        <img src={normalizeImagePath(src.light)} alt="" width={480} height={400} />
        <img src={normalizeImagePath(src.dark)} alt="" width={480} height={400} />
      </div>
    </section>
  );
}

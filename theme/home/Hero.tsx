import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { readHero } from '../../site/home-data';
import { useContent } from '../use-text';
import styles from './Hero.module.css';
import { HeroLogo } from './HeroLogo';
import { HeroPicture } from './HeroPicture';

/** The first screen of the home page, from the `hero` of its frontmatter. */
export function Hero() {
  const { words, link: localized } = useContent();
  const { page } = usePage();
  const hero = readHero(useFrontmatter().frontmatter.hero, String(page._relativePath));
  const { name, text, tagline, actions, image } = hero;
  return (
    <section className={image ? styles.hero : styles.alone}>
      <div className={styles.words}>
        <h1 className={styles.name}>
          <HeroLogo />
          {words(name ?? page.title)}
        </h1>
        {text && <p className={styles.text}>{words(text)}</p>}
        {tagline && <p className={styles.tagline}>{words(tagline)}</p>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Link key={action.text} href={localized(action.link)} className={styles[action.theme]}>
                {words(action.text)}
              </Link>
            ))}
          </div>
        )}
      </div>
      {image && <HeroPicture {...image} alt={words(image.alt)} />}
    </section>
  );
}

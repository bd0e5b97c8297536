import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { mapSrcset } from '../../shared/addresses/asset-address';
import { type Picture, readHero } from '../../shared/home-data';
import { asset } from '../asset';
import { CodeBlock } from '../code-block/CodeBlock';
import { SiteLogo, ThemedImage } from '../ThemedImage';
import { useContent } from '../use-text';
import styles from './Hero.module.css';

/** The hero of the home page, from `hero` in its frontmatter. */
export function Hero() {
  const { words, link: localized } = useContent();
  const { page } = usePage();
  const { name, text, tagline, actions, command, image } = readHero(useFrontmatter().frontmatter.hero);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.name}>
          <SiteLogo size={72} className={styles.logo} />
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
        {command && (
          <CodeBlock lang="sh" canWrap={false}>
            <pre className="shiki">
              <code>{command}</code>
            </pre>
          </CodeBlock>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <ThemedImage
            light={sourcesOf(image.light)}
            dark={sourcesOf(image.dark)}
            alt={words(image.alt)}
            loading="lazy"
          />
        </div>
      )}
    </section>
  );
}

function sourcesOf({ src, srcset, sizes }: Picture) {
  return { src: asset(src), srcSet: srcset && mapSrcset(srcset, asset), sizes };
}

import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';
import { ToolStack } from '../tool-stack/ToolStack';
import { useText } from '../use-text';

/** The page type `home`: hero, features, tool stack and footer, from the page's frontmatter. */
export function HomeLayout() {
  const text = useText();
  return (
    <>
      <main className={styles.home}>
        <Hero />
        <Features />
        <ToolStack />
      </main>
      <footer className={styles.footer}>{text('home.footer')}</footer>
    </>
  );
}

import type { CSSProperties } from 'react';
import { asset } from '../asset';
import { MAIN_ID } from '../page-change/page-name';
import { ToolStack } from '../tool-stack/ToolStack';
import { useText } from '../use-text';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';
import { Stars } from './Stars';

/** The page type `home`: hero, features, tool stack and footer, from the page's frontmatter. */
export function HomeLayout() {
  const text = useText();
  const background = { '--hero-background': `url("${asset('/hero-background.svg')}")` } as CSSProperties;
  return (
    <>
      <div className={styles.sky} style={background}>
        <Stars />
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles.home}>
        <Hero />
        <Features />
        <ToolStack />
      </main>
      <footer className={styles.footer}>{text('home.footer')}</footer>
    </>
  );
}

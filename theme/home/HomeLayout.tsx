import { DocContent } from '@rspress/core/theme';
import { Main } from '../doc-layout/Main';
import { ToolStack } from '../tool-stack/ToolStack';
import { useText } from '../use-text';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';
import { Sky } from './Sky';

/** The layout of `home` pages: hero, content, features, tool stack and footer. */
export function HomeLayout() {
  const text = useText();
  return (
    <>
      <Sky />
      <Main className={styles.home}>
        <Hero />
        {/* `isOverviewPage` stops Rspress from adding a title. */}
        <DocContent components={undefined} isOverviewPage />
        <Features />
        <ToolStack />
      </Main>
      <footer className={styles.footer}>{text('home.footer')}</footer>
    </>
  );
}

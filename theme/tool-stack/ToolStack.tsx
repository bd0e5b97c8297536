import { useLocation } from '@rspress/core/runtime';
import { languageOfPath, readTool, toolStack } from '../../site/tools';
import { useText } from '../use-text';
import { ToolLogo } from './ToolLogo';
import styles from './ToolStack.module.css';

/** The section of the home page that shows where Rslib stands. */
export function ToolStack() {
  const text = useText();
  const language = languageOfPath(useLocation().pathname);
  return (
    <section aria-labelledby="tool-stack" className={styles.section}>
      <h2 id="tool-stack" className={styles.heading}>
        {text('toolStackTitle')}
      </h2>
      <p className={styles.lead}>{text('toolStackDesc')}</p>
      <ul className={styles.list}>
        {toolStack.links.map((tool) => {
          const { description, address } = readTool(tool, language);
          return (
            <li key={tool.name}>
              <a className={styles.tool} href={address} target="_blank" rel="noopener noreferrer">
                <ToolLogo {...tool} />
                <span className={styles.name}>{tool.name}</span>
                <span className={styles.description}>{description}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

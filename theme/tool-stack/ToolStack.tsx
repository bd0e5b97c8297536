import { useLang } from '@rspress/core/runtime';
import { useText } from '../use-text';
import styles from './ToolStack.module.css';
import { type Language, descriptionField, tools } from './tools';

export function ToolStack() {
  const text = useText();
  const description = descriptionField[useLang() as Language];
  return (
    <section aria-labelledby="tool-stack" className={styles.section}>
      <h2 id="tool-stack" className={styles.heading}>
        {text('toolStackTitle')}
      </h2>
      <p className={styles.lead}>{text('toolStackDesc')}</p>
      <ul className={styles.list}>
        {tools.map((tool) => (
          <li key={tool.name}>
            <a className={styles.tool} href={tool.url} target="_blank" rel="noopener noreferrer">
              <span className={styles.name}>{tool.name}</span>
              <span className={styles.description}>{tool[description]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

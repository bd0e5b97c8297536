import { useId } from 'react';
import { type Language, readTitle, readTool } from '../tool-stack/read-tool';
import { ToolLogo } from '../tool-stack/ToolLogo';
import type { ToolGroup } from '../tool-stack/tools';
import styles from './ToolSwitcher.module.css';

/** A titled group of the switcher: one card a tool, the whole card a link. */
export function ToolGroupCards({ group, language }: { group: ToolGroup; language: Language }) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {readTitle(group, language)}
      </p>
      <ul className={styles.cards}>
        {group.links.map((tool) => {
          const { description, address } = readTool(tool, language);
          return (
            <li key={tool.name}>
              <a className={styles.card} href={address} target="_blank" rel="noopener noreferrer">
                <ToolLogo {...tool} />
                <span className={styles.words}>
                  <span className={styles.name}>{tool.name}</span>
                  <span className={styles.description}>{description}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

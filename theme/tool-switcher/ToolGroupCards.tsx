import { useId } from 'react';
import type { Lang } from '../../site/languages';
import { readTitle, readTool } from '../../site/read-tool';
import type { ToolGroup } from '../../site/tools';
import { ToolLogo } from '../tool-stack/ToolLogo';
import styles from './ToolSwitcher.module.css';

/** A titled group of the switcher: one card a tool, the whole card a link. */
export function ToolGroupCards({ group, language }: { group: ToolGroup; language: Lang }) {
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

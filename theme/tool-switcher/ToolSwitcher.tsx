import { useLocation } from '@rspress/core/runtime';
import { useId } from 'react';
import type { Lang } from '../../site/languages';
import {
  ecosystem,
  languageOfPath,
  organisation,
  readTitle,
  readTool,
  type ToolGroup,
  toolStack,
} from '../../site/tools';
import { Icon } from '../Icon';
import { Menu } from '../menu/Menu';
import { ToolLogo } from '../tool-stack/ToolLogo';
import { useText } from '../use-text';
import styles from './ToolSwitcher.module.css';

const grid = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
    {[4, 10, 16].flatMap((y) => [4, 10, 16].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={2} />))}
  </svg>
);

/** The grid button in the bar: a menu with the other tools of the stack. */
export function ToolSwitcher() {
  const name = useText()('toolSwitcher.button');
  const language = languageOfPath(useLocation().pathname);
  return (
    <Menu button={grid} label={name} isIcon landmark={name} buttonClass={styles.button} panelClass={styles.panel}>
      <a className={styles.header} href={organisation.url} target="_blank" rel="noopener noreferrer">
        {organisation.name}
        <Icon name="external" className={styles.external} />
      </a>
      <ToolCards group={toolStack} language={language} />
      <ToolCards group={ecosystem} language={language} />
    </Menu>
  );
}

function ToolCards({ group, language }: { group: ToolGroup; language: Lang }) {
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

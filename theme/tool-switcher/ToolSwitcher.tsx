import { useId } from 'react';
import { ecosystem, organization, readTitle, type ToolGroup, toolStack } from '../../shared/tools';
import { Icon } from '../Icon';
import { Menu } from '../menu/Menu';
import { ToolList } from '../tool-stack/ToolList';
import { useToolLanguage } from '../tool-stack/use-tool-language';
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
  return (
    <Menu button={grid} label={name} isIcon landmark={name} buttonClass={styles.button} panelClass={styles.panel}>
      <a className={styles.header} href={organization.url} target="_blank" rel="noopener noreferrer">
        {organization.name}
        <Icon name="external" size={1} />
      </a>
      <ToolCards group={toolStack} />
      <ToolCards group={ecosystem} />
    </Menu>
  );
}

function ToolCards({ group }: { group: ToolGroup }) {
  const id = useId();
  const language = useToolLanguage();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {readTitle(group, language)}
      </p>
      <ToolList tools={group.links} className={styles.cards} linkClass={styles.card} />
    </div>
  );
}

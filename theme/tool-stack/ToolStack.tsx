import { useLocation } from '@rspress/core/runtime';
import { languageOfPath, readTool, toolStack } from '../../site/tools';
import { SectionHead } from '../home/SectionHead';
import { useText } from '../use-text';
import { ToolLogo } from './ToolLogo';
import styles from './ToolStack.module.css';

/** The home page section about the tools around Rslib. */
export function ToolStack() {
  const text = useText();
  const language = languageOfPath(useLocation().pathname);
  return (
    <section aria-labelledby="tool-stack">
      <SectionHead id="tool-stack" title={text('toolStackTitle')} lead={text('toolStackDesc')} />
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

import { toolStack } from '../../shared/tools';
import { SectionHead } from '../home/SectionHead';
import { useText } from '../use-text';
import { ToolList } from './ToolList';
import styles from './ToolStack.module.css';

/** The home page section about the tools around Rslib. */
export function ToolStack() {
  const text = useText();
  return (
    <section aria-labelledby="tool-stack">
      <SectionHead id="tool-stack" title={text('toolStackTitle')} lead={text('toolStackDesc')} />
      <ToolList tools={toolStack.links} className={styles.list} linkClass={styles.tool} />
    </section>
  );
}

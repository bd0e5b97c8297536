import { useLocation } from '@rspress/core/runtime';
import { languageOfPath } from '../../site/read-tool';
import { ecosystem, organisation, toolStack } from '../../site/tools';
import { useText } from '../use-text';
import { ToolGroupCards } from './ToolGroupCards';
import styles from './ToolSwitcher.module.css';
import { useHoverPopover } from './use-hover-popover';

const ID = 'tool-switcher';

/**
 * The grid button of the bar, and the popover with the other tools of the stack. The browser opens it
 * by click, touch and key, closes it on Escape and clicks elsewhere, and moves the focus; hover is ours.
 */
export function ToolSwitcher() {
  const name = useText()('toolSwitcher.button');
  const language = languageOfPath(useLocation().pathname);
  const { button, panel, buttonProps, panelProps } = useHoverPopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={ID}
        aria-label={name}
        title={name}
        {...buttonProps}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M2 4a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0ZM2 10a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0ZM2 16a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0Zm6 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0Z" />
        </svg>
      </button>
      <nav ref={panel} id={ID} popover="auto" className={styles.panel} aria-label={name} {...panelProps}>
        <a className={styles.header} href={organisation.url} target="_blank" rel="noopener noreferrer">
          {organisation.name}
          <svg
            viewBox="0 0 16 16"
            width="14"
            height="14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="M5 11 11 5M6 5h5v5" />
          </svg>
        </a>
        <ToolGroupCards group={toolStack} language={language} />
        <ToolGroupCards group={ecosystem} language={language} />
      </nav>
    </>
  );
}

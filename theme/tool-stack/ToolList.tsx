import { readTool, type Tool } from '../../shared/tools';
import { asset } from '../asset';
import styles from './ToolList.module.css';
import { useToolLanguage } from './use-tool-language';

type Props = { tools: readonly Tool[]; className?: string; linkClass?: string };

/**
 * Links to tools, each with its logo, name and description. The logo is decorative next to the name;
 * `document/entry.ts` replaces it if it fails to load.
 *
 * @param className arranges the list
 * @param linkClass arranges logo and words
 */
export function ToolList({ tools, className, linkClass }: Props) {
  const language = useToolLanguage();
  return (
    <ul className={className}>
      {tools.map((tool) => {
        const { description, address, logo } = readTool(tool, language);
        const { name, logoScale: scale = 1 } = tool;
        return (
          <li key={name}>
            <a className={linkClass} href={address} target="_blank" rel="noopener noreferrer">
              <img
                className={styles.logo}
                style={{ scale }}
                src={asset(logo)}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                data-logo
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.description}>{description}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

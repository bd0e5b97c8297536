import { useText } from '../../theme/use-text';
import styles from './ExampleMark.module.css';
import type { texts } from './texts';

/** States which version built the code above, with a link to the example. */
export function ExampleMark({ version, href }: { version: string; href: string }) {
  const text = useText<typeof texts>();
  return (
    <p className={`${styles.mark} rp-not-doc`}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text('exampleMark', { version })}
      </a>
    </p>
  );
}

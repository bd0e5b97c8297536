import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useText } from '../../theme/use-text';
import type { texts } from './texts';

/**
 * Says where all files of a project are, and how to copy them. Pages write `<WholeProject of="first-build" />`; the build
 * adds the other two.
 */
export function WholeProject({ folder, command }: { folder: string; command: string }) {
  const text = useText<typeof texts>();
  return (
    <>
      <p>{text('wholeProject', { folder })}</p>
      <CodeBlock lang="bash" name={command}>
        <pre className="shiki">
          <code>
            <span className="line">{command}</span>
          </code>
        </pre>
      </CodeBlock>
    </>
  );
}

import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useText } from '../../theme/use-text';
import type { texts } from './texts';

/**
 * Says where all files of a project are, and how to copy them. Pages write `<WholeProject of="first-build" />`; the build
 * adds `command`.
 */
export function WholeProject({ of, command }: { of: string; command: string }) {
  const text = useText<typeof texts>();
  return (
    <>
      <p>{text('wholeProject', { folder: `examples/${of}` })}</p>
      <CodeBlock lang="bash">
        <pre className="shiki">
          <code>
            <span className="line">{command}</span>
          </code>
        </pre>
      </CodeBlock>
    </>
  );
}

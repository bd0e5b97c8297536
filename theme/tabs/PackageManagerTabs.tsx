import { commandFor, packageManagers } from '../../site/package-manager-commands';
import { CodeBlock } from '../code-block/CodeBlock';
import { useText } from '../use-text';
import { Tab } from './Tab';
import { Tabs } from './Tabs';

type Props = {
  /** The arguments of `npm`, such as `install -D typescript`; with `exec` or `dlx`, a binary and its arguments. */
  command: string;
  exec?: boolean;
  dlx?: boolean;
};

/** A command in the syntax of each package manager. */
export function PackageManagerTabs({ command, exec, dlx }: Props) {
  const text = useText();
  const mode = dlx ? 'dlx' : exec ? 'exec' : undefined;
  return (
    <Tabs groupId="package.manager" label={text('tabs.packageManager')}>
      {packageManagers.map((manager) => {
        const { program, rest } = commandFor(manager, command, mode);
        return (
          <Tab key={manager} value={manager} label={manager}>
            <CodeBlock lang="bash">
              <pre className="shiki">
                <code>
                  <span className="line">
                    <span className="token-function">{program}</span>
                    <span className="token-string"> {rest}</span>
                  </span>
                </code>
              </pre>
            </CodeBlock>
          </Tab>
        );
      })}
    </Tabs>
  );
}

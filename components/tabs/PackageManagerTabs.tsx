import { CodeBlock } from '../../theme/code-block/CodeBlock';
import { useText } from '../../theme/use-text';
import { commandFor, packageManagers } from './package-manager-commands';
import { Tab } from './Tab';
import { Tabs } from './Tabs';
import type { texts } from './texts';

/** A command in the syntax of each package manager, given by the arguments of `npm`, such as `install -D typescript`. */
export function PackageManagerTabs({ command }: { command: string }) {
  const text = useText<typeof texts>();
  return (
    <Tabs groupId="package.manager" label={text('tabs.packageManager')}>
      {packageManagers.map((manager) => (
        <Tab key={manager} value={manager} label={manager}>
          <CodeBlock lang="bash" name={`${manager} ${commandFor(manager, command)}`}>
            <pre className="shiki">
              <code>
                <span className="line">
                  <span className="token-function">{manager}</span>
                  <span className="token-string"> {commandFor(manager, command)}</span>
                </span>
              </code>
            </pre>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}

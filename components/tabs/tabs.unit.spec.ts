import { expect, test } from 'playwright/test';
import { packageManagerTabs, tab } from './index.ts';

test('tabs without a label or a command are refused, with the attribute to write', () => {
  expect(() => tab.props?.({ lable: 'a' })).toThrow('<Tab> has no label — write label="…"');
  expect(() => packageManagerTabs.props?.({ comand: 'install x' })).toThrow('write command="install …"');
  expect(() => packageManagerTabs.props?.({ command: 'run x' })).toThrow('npm run has no translation');
  expect(tab.props?.({ label: 'a' })).toEqual({});
});

import { expect, test } from '@playwright/test';
import { kindOf } from '../../checks/skeletons/page-kinds.ts';

test('an address tells what kind of page is written there', () => {
  const kinds = Object.entries({
    '/config/lib/dts': 'option',
    '/config/rsbuild/output': 'option-group',
    '/config/rsbuild/': 'text',
    '/guide/start/quick-start': 'guide',
    '/guide/start/': 'text',
    '/guide/start/components/ESM': undefined,
    '/guide/advanced/dts': 'guide',
    '/guide/basic/cli': 'text',
    '/': undefined,
  });
  expect(kinds.map(([route]) => [route, kindOf(route)])).toEqual(kinds);
});

import type { Page } from '@playwright/test';
import { faultsOf, wrongAnswers } from './answers.ts';
import type { Fault } from './fault.ts';
import { expect } from './written-pages.ts';

/** The largest that a drawing of the frame around the text may be without any style, in pixels. */
const LARGEST_ICON = 200;

/** Without styles nothing tells an icon how large it is, except itself. */
async function iconsAreSmall(page: Page): Promise<void> {
  const sizes = await page
    .locator('svg:visible, header img:visible')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('main figure')).map((one) => one.getBoundingClientRect().width),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_ICON);
}

/** A style that never comes holds every browser up before the first paint; nothing on a page can mend that. */
const answers = wrongAnswers.filter(({ name }) => name !== 'never comes' && name !== 'is cut in half');

export const styles: readonly Fault[] = [
  ...faultsOf(
    'the style',
    /\/static\/css\/.*\.css$/,
    { still: iconsAreSmall, mayBeSaid: [/ERR_CONNECTION_RESET/, /MIME type/] },
    answers,
  ),
  ...faultsOf(
    'the style',
    /\/static\/css\/.*\.css$/,
    {},
    wrongAnswers.filter(({ name }) => name === 'is cut in half'),
  ),
  ...faultsOf(
    'every picture',
    /\.(?:svg|png|jpe?g|webp|ico)$/,
    { mayBeSaid: [/ERR_CONNECTION_RESET/], touchesDocuments: false },
    wrongAnswers.filter(({ name }) => name === 'is gone' || name === 'breaks off' || name === 'is a web page'),
  ).map((fault) => ({ ...fault, trouble: fault.trouble?.filter((pattern) => !pattern.test('MIME type')) })),
];

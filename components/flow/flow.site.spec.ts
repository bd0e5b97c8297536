import type { Page } from 'playwright/test';
import { languages } from '../../tests/routes.ts';
import { expect, test } from '../../tests/site/fixtures.ts';

const PICTURE = 'main ol:has(> li > ul > li)';

/** The boxes of a list: where each begins. */
const boxesOf = (page: Page, list: string) =>
  page.locator(`${list} > li`).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

for (const { lang, prefix } of languages) {
  for (const width of [320, 1440]) {
    test(`in ${lang} at ${width} px, the steps of a build are boxes below each other, with what each consists of inside`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/guide/start/`);
      const steps = await boxesOf(page, PICTURE);
      expect(steps.length).toBeGreaterThan(4);
      for (const [index, { top, left, right }] of steps.entries()) {
        expect(top).toBeGreaterThan(steps[index - 1]?.bottom ?? 0);
        expect([left, right]).toEqual([steps[0]?.left, steps[0]?.right]);
        expect(right).toBeLessThanOrEqual(width);
      }
      const outside = await page.locator(`${PICTURE} li li`).evaluateAll(
        (all) =>
          all.filter((one) => {
            const [inner, outer] = [one, one.closest('ol > li')].map((box) => box?.getBoundingClientRect());
            return (
              !inner || !outer || inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom
            );
          }).length,
      );
      expect(outside).toBe(0);
    });
  }

  test(`the ${lang} Quick start shows the steps in a row where there is room, each a link, and else below each other`, async ({
    page,
  }) => {
    const list = 'main ol:has(> li > a:only-child)';
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/guide/start/quick-start`);
    const row = await boxesOf(page, list);
    expect(row.length).toBeGreaterThan(3);
    expect(new Set(row.map(({ top, bottom }) => `${top} ${bottom}`)).size).toBe(1);
    for (const [index, { left }] of row.entries()) expect(left).toBeGreaterThan(row[index - 1]?.right ?? 0);
    await page.setViewportSize({ width: 375, height: 900 });
    const column = await boxesOf(page, list);
    for (const [index, { top }] of column.entries()) expect(top).toBeGreaterThan(column[index - 1]?.bottom ?? 0);
  });
}

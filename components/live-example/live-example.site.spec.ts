import { expect, test } from '../../tests/site/fixtures.ts';

const pages = [
  { address: '/guide/solution/react', label: 'Live: the built component' },
  { address: '/zh/guide/solution/react', label: '实时预览：构建后的组件' },
];

for (const { address, label } of pages) {
  test(`the built component runs on ${address}, with its styles, also by keyboard`, async ({ page }) => {
    await page.goto(address);
    const stage = page.getByRole('figure', { name: label });
    const rating = stage.getByRole('group', { name: 'Tea' });
    const stars = rating.getByRole('button', { pressed: true });
    await expect(stars).toHaveText(['1', '2']);
    await expect(stars.first()).toHaveCSS('background-color', 'rgb(255, 215, 0)');
    await rating.getByRole('button', { name: '3' }).focus();
    await expect(async () => {
      await page.keyboard.press(' ');
      await expect(stars).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  });
}

test('the built component is rendered without JavaScript', async ({ noScriptPage: page }) => {
  await page.goto('/guide/solution/react');
  await expect(page.getByRole('group', { name: 'Tea' }).getByRole('button', { pressed: true })).toHaveCount(2);
});

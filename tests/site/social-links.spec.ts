import { texts } from '../../shared/texts.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  test(`[N-06] the ${lang} bar links to the code, a microblog and a chat, each with a name and in a new tab`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    const links = page.getByRole('banner').getByRole('list', { name: texts['social.name'][lang] }).getByRole('link');
    await expect(links).toHaveCount(3);
    const hosts = { GitHub: 'github.com', X: 'x.com', Discord: 'discord.gg' };
    for (const [index, [name, host]] of Object.entries(hosts).entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(links.nth(index)).toHaveAttribute('href', new RegExp(`^https://${host}/`));
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
      await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('button', { name: texts['social.more'][lang] })).toHaveCount(0);
  });

  test(`[N-06] five of six links are shown, and the ${lang} "more" menu contains the sixth; the modes link, text, img and dom show their content`, async ({
    page,
    trial,
  }) => {
    await page.goto(`${trial}${prefix}/guide/one`);
    const list = page.getByRole('banner').getByRole('list', { name: texts['social.name'][lang] });
    const more = list.getByRole('button', { name: texts['social.more'][lang] });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    const sixth = list.getByRole('link', { name: 'npm' });
    await expect(sixth).toBeHidden();
    await more.focus();
    await page.keyboard.press('Space');
    await expect(sixth).toHaveAttribute('href', '/guide/three');
    await page.keyboard.press('Tab');
    await expect(sixth).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sixth).toBeHidden();
    await expect(more).toBeFocused();
    await expect(list.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', '/guide/one');
    await list.getByRole('button', { name: 'X', exact: true }).click();
    await expect(list.getByText('Write to @trial')).toBeVisible();
    const wechat = texts['social.wechat'][lang];
    await list.getByRole('button', { name: wechat }).click();
    await expect(list.getByText('Write to @trial')).toBeHidden();
    await expect(list.getByRole('img', { name: wechat })).toHaveAttribute('src', '/mark.svg');
    await list.getByRole('button', { name: 'Any markup' }).click();
    await expect(list.locator('b')).toHaveText('Any markup');
    await expect(list.locator('b')).toBeVisible();
  });
}

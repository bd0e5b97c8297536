import type { SocialLink } from '@rspress/core';
import { expect, test } from 'playwright/test';
import { iconsOf } from '../../plugins/social-icons.ts';
import { texts } from '../../shared/texts.ts';
import { socialName } from '../../theme/social-links/social-name.ts';

const svg = { svg: '<svg></svg>' };
const names: [SocialLink, string][] = [
  [{ icon: 'X', mode: 'link', content: 'https://x.com/a' }, 'X'],
  [{ icon: 'wechat', mode: 'img', content: '/code.png' }, '微信'],
  [{ icon: svg, mode: 'link', content: 'https://www.example.org/a' }, 'example.org'],
  [{ icon: svg, mode: 'text', content: 'Write to us' }, 'Write to us'],
  [{ icon: svg, mode: 'dom', content: '<b>Any</b> markup' }, 'Any markup'],
  [{ icon: svg, mode: 'img', content: '/code.png' }, '联系方式'],
];

test('[N-06] a link is named by its icon, else by its content', () => {
  const words = (key: string) => (key in texts ? texts[key as keyof typeof texts].zh : key);
  for (const [link, name] of names) expect(socialName(link, words), JSON.stringify(link)).toBe(name);
});

test('[N-06] an icon has a size of its own, and an unknown name ends the build with a remedy', async () => {
  const icons = await iconsOf(['X', 'wechat']);
  expect(Object.keys(icons)).toEqual(['X', 'wechat']);
  for (const markup of Object.values(icons)) expect(markup).toMatch(/^<svg width="20" height="20" .*<path .*<\/svg>$/);
  await expect(iconsOf(['nowhere'])).rejects.toThrow('there is no icon "nowhere" — take a name');
});

import { expect, test } from '@playwright/test';
import { texts } from '../../site/texts.ts';
import { socialName } from '../../theme/social-links/social-name.ts';

const svg = { svg: '<svg></svg>' };

test('[N-06] a link is named after its icon, and every such name is a text', () => {
  const { key } = socialName({ icon: 'X', mode: 'link', content: 'https://x.com/a' });
  expect(key).toBe('social.x');
  expect(texts[key!].zh).toBe('X');
  expect(socialName({ icon: 'wechat', mode: 'img', content: '/code.png' })).toEqual({ key: 'social.wechat' });
});

test('[N-06] a link with an icon of its own is named after its content', () => {
  expect(socialName({ icon: svg, mode: 'link', content: 'https://www.example.org/a' })).toEqual({
    words: 'example.org',
  });
  expect(socialName({ icon: svg, mode: 'text', content: 'Write to us' })).toEqual({ words: 'Write to us' });
  expect(socialName({ icon: svg, mode: 'dom', content: '<b>Any</b> markup' })).toEqual({ words: 'Any markup' });
  expect(socialName({ icon: svg, mode: 'img', content: '/code.png' })).toEqual({});
});

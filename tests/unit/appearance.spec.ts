import { expect, test } from '@playwright/test';
import { circlesFrom } from '../../client/appearance/reveal.ts';
import { appearanceSettings, readAppearance } from '../../head/appearance.ts';

test('[S-01] an invalid stored appearance falls back to auto', () => {
  const { initial } = appearanceSettings(true);
  expect(['light', 'dark', 'auto'].map((value) => readAppearance(value, initial))).toEqual(['light', 'dark', 'auto']);
  const others = ['sepia', '', 'DARK', '"dark"', null, undefined];
  for (const value of others) expect(readAppearance(value, initial)).toBe('auto');
});

test('[S-02] the appearance can be switched unless the site disables it', () => {
  expect(appearanceSettings(undefined)).toEqual({ hasChoice: true, initial: 'auto' });
  expect(appearanceSettings('dark')).toEqual({ hasChoice: true, initial: 'dark' });
  expect(appearanceSettings(false)).toEqual({ hasChoice: false, initial: 'light' });
  expect(appearanceSettings('force-dark')).toEqual({ hasChoice: false, initial: 'dark' });
});

test('[S-02] the circle grows from its origin until it covers the viewport', () => {
  const size = { width: 300, height: 400 };
  expect(circlesFrom({ x: 0, y: 0 }, size)).toEqual(['circle(0px at 0px 0px)', 'circle(500px at 0px 0px)']);
  expect(circlesFrom({ x: 300, y: 100 }, size)[1]).toBe(`circle(${Math.ceil(Math.hypot(300, 300))}px at 300px 100px)`);
});

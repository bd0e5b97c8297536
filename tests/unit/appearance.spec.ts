import { expect, test } from '@playwright/test';
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

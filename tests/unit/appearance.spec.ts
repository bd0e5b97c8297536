import { expect, test } from 'playwright/test';
import { appearanceSettings } from '../../document/head/appearance.ts';

test('[S-02] the appearance can be switched unless the site disables it', () => {
  expect(appearanceSettings(undefined)).toEqual({ hasChoice: true, initial: 'auto' });
  expect(appearanceSettings('dark')).toEqual({ hasChoice: true, initial: 'dark' });
  expect(appearanceSettings(false)).toEqual({ hasChoice: false, initial: 'light' });
  expect(appearanceSettings('force-dark')).toEqual({ hasChoice: false, initial: 'dark' });
});

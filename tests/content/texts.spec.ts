import { expect, test } from '@playwright/test';
import { texts } from '../../theme/texts.ts';

test('[I-03] the dictionary has the texts that the requirements name', () => {
  for (const key of ['introduction', 'quickStart', 'subtitle', 'slogan', 'toolStackTitle', 'toolStackDesc'])
    expect(Object.keys(texts)).toContain(key);
  expect(texts.introduction).toEqual({ en: 'Introduction', zh: '介绍' });
  expect(texts.quickStart).toEqual({ en: 'Quick Start', zh: '快速上手' });
});

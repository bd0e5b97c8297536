import { defineComponent } from '../../shared/define-component.ts';
import type { Words } from '../../shared/words.ts';
import { texts } from './texts.ts';

type Name = 'bundleModes' | 'exports' | 'libItems';

const picture = (name: Name) => ({
  folder: import.meta.dirname,
  hydrate: 'never' as const,
  texts,
  markdown: (_: object, words: Words<typeof texts>) =>
    `> ${words(`picture.${name}.alt`)} ${words(`picture.${name}.caption`)}`,
});

export const bundleModesPicture = defineComponent({
  ...picture('bundleModes'),
  name: 'BundleModesPicture',
  view: () => import('./BundleModesPicture'),
});

export const exportsPicture = defineComponent({
  ...picture('exports'),
  name: 'ExportsPicture',
  view: () => import('./ExportsPicture'),
});

export const libItemsPicture = defineComponent({
  ...picture('libItems'),
  name: 'LibItemsPicture',
  view: () => import('./LibItemsPicture'),
});

import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { components } from '../../../plugins/page-components/components.ts';
import { defineComponent } from '../../../shared/define-component.ts';
import twoPages from '../two-pages/rspress.config.ts';

const dead = defineComponent({
  name: 'DeadCounter',
  folder: path.join(import.meta.dirname, 'components'),
  view: () => import('./components/DeadCounter.tsx'),
  hydrate: 'never',
});

/** The two pages, which could use a component that would be dead on them. */
export default defineConfig({
  ...twoPages,
  outDir: '.cache/dead-component',
  plugins: twoPages.plugins?.map((plugin) =>
    'name' in plugin && plugin.name === 'components' ? components([dead]) : plugin,
  ),
});

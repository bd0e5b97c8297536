import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Rslib',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: ['guide', 'config'].map((directory) => ({ label: directory, items: [{ autogenerate: { directory } }] })),
    }),
  ],
});

import { readdirSync } from 'node:fs';

/** The pages of a folder as links, one group for each folder below it. */
function groupsOf(folder) {
  return readdirSync(`pages/${folder}`, { withFileTypes: true }).map((entry) =>
    entry.isDirectory()
      ? { text: entry.name, items: groupsOf(`${folder}/${entry.name}`) }
      : linkOf(`/${folder}/${entry.name.replace(/(?:index)?\.md$/, '')}`),
  );
}

const linkOf = (link) => ({ text: link.split('/').findLast(Boolean), link });

const sections = ['guide', 'config', 'zh/guide', 'zh/config'];

export default {
  srcDir: 'pages',
  cleanUrls: true,
  ignoreDeadLinks: true,
  // The text has none, but angle brackets.
  markdown: { html: false },
  title: 'Rslib',
  locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh' } },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/guide/start/' },
      { text: 'Config', link: '/config/' },
    ],
    sidebar: Object.fromEntries(sections.map((section) => [`/${section}/`, groupsOf(section)])),
  },
};

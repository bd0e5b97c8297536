export * from '../site/routes.ts';

/** The languages of the site, with the prefix of their addresses and the texts that tests look for. */
export const languages = [
  {
    lang: 'en',
    prefix: '',
    guide: 'Guide',
    config: 'Config',
    editLink: 'Edit this page',
    outline: 'ON THIS PAGE',
    notFound: 'PAGE NOT FOUND',
    takeMeHome: 'Take me home',
    groups: ['Getting Started', 'Solution', 'Basic', 'Advanced', 'Migration', 'FAQ'],
    configGroups: ['Lib Configurations', 'Rsbuild Configurations'],
    configOverview: 'Config Overview',
  },
  {
    lang: 'zh',
    prefix: '/zh',
    guide: '指南',
    config: '配置',
    editLink: '编辑本页',
    outline: '本页目录',
    notFound: '页面不存在',
    takeMeHome: '返回首页',
    groups: ['开始', '解决方案', '基础', '进阶', '迁移', '常见问题'],
    configGroups: ['Lib 配置', 'Rsbuild 配置'],
    configOverview: '配置总览',
  },
] as const;

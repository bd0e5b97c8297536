import type { I18nText } from '@rspress/core';
import type { Lang } from './languages.ts';

/** A text in all languages. A missing language is a type error. */
type Text = Record<Lang, string>;

/** Texts of Rspress's own components. */
const rspressTexts = {
  languagesText: { en: 'Languages', zh: '语言' },
  versionsText: { en: 'Versions', zh: '版本' },
  themeText: { en: 'Theme', zh: '主题' },
  copyMarkdownText: { en: 'Copy page as Markdown', zh: '复制本页 Markdown' },
  copyMarkdownLinkText: { en: 'Copy link to Markdown', zh: '复制 Markdown 链接' },
  openInText: { en: 'Open in {{name}}', zh: '在 {{name}} 中打开' },
  menuTitle: { en: 'Menu', zh: '菜单' },
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  scrollToTopText: { en: 'Back to top', zh: '回到顶部' },
  lastUpdatedText: { en: 'Last Updated', zh: '最后更新' },
  lastUpdatedAuthorText: { en: 'by', zh: '作者' },
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  editLinkText: { en: 'Edit this page', zh: '编辑本页' },
  sourceCodeText: { en: 'Source code', zh: '源码' },
  searchPlaceholderText: { en: 'Search Docs', zh: '搜索文档' },
  searchPanelCancelText: { en: 'Cancel', zh: '取消' },
  searchNoResultsText: { en: 'No results for', zh: '没有找到结果：' },
  searchSuggestedQueryText: {
    en: 'Please try again with a different keyword',
    zh: '请尝试其他关键词',
  },
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  'overview.filterNoResultText': { en: 'No matching API found', zh: '没有找到匹配的 API' },
  codeButtonGroupCopyButtonText: { en: 'Copy code', zh: '复制代码' },
  codeButtonGroupWrapButtonText: { en: 'Toggle line wrap', zh: '切换自动换行' },
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面不存在' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },
  promptCopyText: { en: 'Copy prompt', zh: '复制提示词' },
  promptCopiedText: { en: 'Copied', zh: '已复制' },
  promptExpandText: { en: 'Expand', zh: '展开' },
  promptCollapseText: { en: 'Collapse', zh: '收起' },
} as const satisfies Record<keyof I18nText, Text>;

/** Texts of components, navigation and sidebars. `{{name}}` is a placeholder. */
export const texts = {
  ...rspressTexts,

  introduction: { en: 'Introduction', zh: '介绍' },
  quickStart: { en: 'Quick Start', zh: '快速上手' },
  subtitle: { en: 'Rsbuild-based Library Development Tool', zh: '基于 Rsbuild 的库开发工具' },
  slogan: {
    en: 'Create JavaScript libraries in a simple and intuitive way',
    zh: '用简单直观的方式创建 JavaScript 库',
  },
  toolStackTitle: { en: 'Tool Stack', zh: '工具栈' },
  toolStackDesc: {
    en: 'High-performance tool stack built around Rspack to boost modern web development',
    zh: '以 Rspack 为核心的高性能工具栈，助力现代 Web 开发',
  },

  'nav.guide': { en: 'Guide', zh: '指南' },
  'nav.config': { en: 'Config', zh: '配置' },
  'sidebar.gettingStarted': { en: 'Getting Started', zh: '开始' },
  'sidebar.solution': { en: 'Solution', zh: '库的类型' },
  'sidebar.basic': { en: 'Basic', zh: '基础' },
  'sidebar.advanced': { en: 'Advanced', zh: '进阶' },
  'sidebar.testing': { en: 'Testing, Rstest', zh: '测试（Rstest）' },
  'sidebar.debugging': { en: 'Debug a build, Rsdoctor', zh: '调试构建（Rsdoctor）' },
  'sidebar.migration': { en: 'Migration', zh: '迁移' },
  'sidebar.faq': { en: 'FAQ', zh: '常见问题' },
  'sidebar.configOverview': { en: 'Config Overview', zh: '配置总览' },
  'sidebar.libConfig': { en: 'Lib Configurations', zh: 'Lib 配置' },
  'sidebar.rsbuildConfig': { en: 'Rsbuild Configurations', zh: 'Rsbuild 配置' },

  'navigation.loading': { en: 'Loading the page', zh: '正在加载页面' },
  skipLink: { en: 'Skip to content', zh: '跳到正文' },
  'pages.name': { en: 'Pages', zh: '页面' },
  'pages.of': { en: 'Pages of {{group}}', zh: '“{{group}}”下的页面' },
  'localBar.name': { en: 'Page navigation', zh: '页面导航' },
  'panel.close': { en: 'Close', zh: '关闭' },
  'pageMenu.name': { en: 'Copy page', zh: '复制本页' },
  'pageMenu.copied': { en: 'Copied', zh: '已复制' },
  'pageMenu.failed': { en: 'Could not be copied', zh: '复制失败' },
  'pageMenu.view': { en: 'View as Markdown', zh: '查看 Markdown' },
  'pageMenu.question': {
    en: 'Read {{url}}, then answer my questions about it.',
    zh: '请阅读 {{url}}，然后回答我的问题。',
  },
  'footer.feedback': { en: 'Feedback', zh: '反馈' },
  'footer.report': { en: 'Is something wrong or missing on this page?', zh: '本页有错误或遗漏？' },
  'breadcrumb.name': { en: 'Breadcrumb', zh: '当前位置' },
  'prevNext.name': { en: 'Previous and next page', zh: '上一页和下一页' },
  'bar.name': { en: 'Main', zh: '主导航' },
  'bar.language': { en: 'Language: {{name}}', zh: '语言：{{name}}' },
  'bar.version': { en: 'Version: {{name}}', zh: '版本：{{name}}' },
  'bar.menu': { en: 'Site menu', zh: '网站菜单' },
  'bar.closeMenu': { en: 'Close menu', zh: '关闭菜单' },
  'appearance.flip': { en: 'Switch theme', zh: '切换主题' },
  'appearance.light': { en: 'Light', zh: '浅色' },
  'appearance.dark': { en: 'Dark', zh: '深色' },
  'appearance.auto': { en: 'Auto', zh: '跟随系统' },
  'social.name': { en: 'Elsewhere', zh: '社区' },
  'social.more': { en: 'More links', zh: '更多链接' },
  'social.other': { en: 'Contact', zh: '联系方式' },
  'social.discord': { en: 'Discord', zh: 'Discord' },
  'social.github': { en: 'GitHub', zh: 'GitHub' },
  'social.npm': { en: 'npm', zh: 'npm' },
  'social.wechat': { en: 'WeChat', zh: '微信' },
  'social.x': { en: 'X', zh: 'X' },

  'home.getStarted': { en: 'Get Started', zh: '开始使用' },
  'home.learnMore': { en: 'Learn More', zh: '了解更多' },
  'home.source': { en: 'Source Code', zh: '源码' },
  'home.featuresTitle': { en: 'What you get', zh: '核心特性' },
  'home.footer': {
    en: 'Released under the MIT License. Every sample on this site is built by the published tool.',
    zh: '基于 MIT 许可证发布。本站示例均由正式发布的 Rslib 构建。',
  },

  'search.close': { en: 'Close search', zh: '关闭搜索' },
  'search.loading': { en: 'Loading search…', zh: '正在加载搜索…' },
  'search.searching': { en: 'Searching…', zh: '正在搜索…' },
  'search.failed': {
    en: 'Search could not be loaded. Check your connection and try again, or reload the page.',
    zh: '搜索加载失败，请检查网络后重试，或刷新页面。',
  },
  'search.retry': { en: 'Try again', zh: '重试' },
  'search.reloaded': {
    en: 'The page has been reloaded, because search could not be loaded before.',
    zh: '搜索此前加载失败，页面已重新加载。',
  },
  'search.found': { en: 'Results', zh: '搜索结果' },
  'search.count': { en: 'Results: {{count}}', zh: '搜索结果：{{count}} 条' },
  'search.countAndMore': {
    en: 'Results: {{count}}, and there are more',
    zh: '搜索结果：已显示 {{count}} 条，还有更多',
  },
  'search.none': { en: 'No results for “{{query}}”', zh: '没有找到与“{{query}}”相关的结果' },
  'search.unknownMessage': {
    en: 'This message is not on this site. The rows below only come closest to it.',
    zh: '本站没有收录这条信息，下面只是最接近的内容。',
  },
  'search.closest': { en: 'What comes closest', zh: '最接近的内容' },
  'search.ask': { en: 'Ask in the issue tracker of Rslib', zh: '在 Rslib 的 GitHub 仓库提问' },
  'search.more': { en: 'Show more results', zh: '显示更多结果' },
  'search.nearest': { en: 'Did you mean', zh: '你要找的是不是' },
  'search.recent': { en: 'Recent searches', zh: '最近搜索' },
  'search.forget': { en: 'Forget “{{query}}”', zh: '删除“{{query}}”' },
  'search.forgetAll': { en: 'Forget all', zh: '全部清除' },
  'search.popular': { en: 'Good places to start', zh: '常用页面' },
  'search.select': { en: 'select', zh: '选择' },
  'search.open': { en: 'open', zh: '打开' },
  'search.leave': { en: 'close', zh: '关闭' },

  'toolSwitcher.button': { en: 'Tools of the stack', zh: '工具栈的其他工具' },

  'optionFacts.type': { en: 'Type', zh: '类型' },
  'optionFacts.default': { en: 'Default', zh: '默认值' },

  'code.name': { en: 'Code: {{name}}', zh: '代码：{{name}}' },
  'code.copy': { en: 'Copy code: {{name}}', zh: '复制代码：{{name}}' },
  'code.wrap': { en: 'Toggle line wrap: {{name}}', zh: '切换自动换行：{{name}}' },
  'code.whole': { en: 'Show all lines', zh: '显示全部' },
  'code.typeKeys': {
    en: 'Enter shows types, arrow keys go from name to name',
    zh: '按回车查看类型，方向键在名称间移动',
  },
  'code.copied': { en: 'Copied', zh: '已复制' },
  'code.copyPrompt': { en: 'Copy to clipboard: {{key}}, Enter', zh: '按 {{key}} 复制，再按回车关闭' },

  'table.name': { en: 'Table: {{name}}', zh: '表格：{{name}}' },

  'zoom.open': { en: 'Enlarge image: {{alt}}', zh: '放大图片：{{alt}}' },
  'zoom.openUnnamed': { en: 'Enlarge image', zh: '放大图片' },
  'zoom.name': { en: 'Enlarged image', zh: '放大的图片' },
  'zoom.named': { en: 'Enlarged image: {{alt}}', zh: '放大的图片：{{alt}}' },
  'zoom.close': { en: 'Close', zh: '关闭' },

  'island.failed': {
    en: 'This part could not be loaded. Check your connection and try again, or reload the page.',
    zh: '这里的内容加载失败，请检查网络后重试，或刷新页面。',
  },
  'island.changed': {
    en: 'A translation or an extension has changed this page, so this part does not respond. Turn it off for this site and reload the page.',
    zh: '翻译功能或浏览器扩展修改了本页，因此这里无法操作。请在本站停用这项功能或扩展，然后刷新页面。',
  },
  // autocorrect-disable: it mistakes a text of placeholders for English.
  'markdown.pair': { en: '{{name}}: {{value}}', zh: '{{name}}：{{value}}' },
  // autocorrect-enable
  'llms.intro': {
    en: 'Each page below is Markdown, with the code of its samples and the output that the published tool wrote for them.',
    zh: '以下页面均为 Markdown，包含示例代码，以及用已发布的版本构建的产物。',
  },
  'llms.whole': { en: 'All pages in one file', zh: '全部页面（单个文件）' },
} as const satisfies Record<string, Text>;

/** Texts by key, such as those of a component. */
export type Dictionary = Readonly<Record<string, Readonly<Text>>>;

type SiteTexts = typeof texts;

/** The names of the placeholders in a text. */
type NamesIn<Words extends string> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a text, taken from the English one. */
type NamesOf<Texts extends Dictionary, Key extends keyof Texts> = NamesIn<Texts[Key]['en']>;

/** Keys of texts without placeholders. */
export type PlainTextKey<Texts extends Dictionary = SiteTexts> = {
  [Key in keyof Texts & string]: [NamesOf<Texts, Key>] extends [never] ? Key : never;
}[keyof Texts & string];

/** The parameters after the key: the placeholders' values, if there are any. For an unknown key, only the key is wrong. */
type ValuesOf<Texts extends Dictionary, Key extends keyof Texts, Value> = [keyof Texts] extends [Key]
  ? [values?: Readonly<Record<string, Value>>]
  : [NamesOf<Texts, Key>] extends [never]
    ? []
    : [values: Readonly<Record<NamesOf<Texts, Key>, Value>>];

/**
 * Looks up a text: one of the site, or of the component that passes its own. A misspelt key or placeholder is a type
 * error.
 */
export type ReadText<Value = string | number, Own extends Dictionary = SiteTexts> = <
  Key extends keyof (SiteTexts & Own) & string,
>(
  key: Key,
  ...values: ValuesOf<SiteTexts & Own, Key, Value>
) => string;

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
  'overview.filterNoResultText': { en: 'No matching pages', zh: '没有匹配的页面' },
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
  'sidebar.solution': { en: 'Solution', zh: '解决方案' },
  'sidebar.basic': { en: 'Basic', zh: '基础' },
  'sidebar.advanced': { en: 'Advanced', zh: '进阶' },
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
  'home.proof': {
    en: 'All {{samples}} samples on this site were run with the published @rslib/core {{version}}.',
    zh: '本站的 {{samples}} 个示例均用已发布的 @rslib/core {{version}} 实际运行过。',
  },
  'home.proofDate': { en: 'They last changed on {{date}}.', zh: '最近更新于 {{date}}。' },
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
  'search.found': { en: 'Results', zh: '搜索结果' },
  'search.count': { en: 'Results: {{count}}', zh: '搜索结果：{{count}} 条' },
  'search.countAndMore': {
    en: 'Results: {{count}}, and there are more',
    zh: '搜索结果：已显示 {{count}} 条，还有更多',
  },
  'search.none': { en: 'No results for “{{query}}”', zh: '没有找到与“{{query}}”相关的结果' },
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

  'overview.count': { en: 'Pages: {{pages}}', zh: '共 {{pages}} 个页面' },
  'overview.found': { en: 'Matching pages: {{pages}} of {{all}}', zh: '共 {{all}} 个页面，匹配 {{pages}} 个' },

  'optionFacts.type': { en: 'Type', zh: '类型' },
  'optionFacts.default': { en: 'Default', zh: '默认值' },
  'optionFacts.when': { en: 'With', zh: '条件' },
  'optionFacts.place': { en: 'Set in', zh: '可用位置' },
  'optionFacts.place.both': { en: 'A lib item, or the top level', zh: '顶层，或 lib 的某一项' },
  'optionFacts.place.lib': { en: 'A lib item only', zh: '仅限 lib 的某一项' },
  'optionFacts.place.top': { en: 'The top level only', zh: '仅限顶层' },
  'optionFacts.deprecated': { en: 'Deprecated', zh: '已弃用' },
  'optionFacts.deprecated.use': { en: 'Use {{replacement}} instead.', zh: '请改用 {{replacement}}。' },

  'picture.libItems.alt': {
    en: 'src/index.ts goes through three lib items: format esm writes dist/esm/index.js, cjs writes dist/cjs/index.cjs, and umd writes dist/umd/index.js.',
    zh: 'lib 的三项都以 src/index.ts 为入口：format 为 esm 的一项输出 dist/esm/index.js，cjs 输出 dist/cjs/index.cjs，umd 输出 dist/umd/index.js。',
  },
  'picture.libItems.caption': {
    en: 'Each lib item is one Rsbuild environment, and writes files of its own.',
    zh: 'lib 的每一项对应一个 Rsbuild 环境，分别输出产物。',
  },
  'picture.bundleModes.alt': {
    en: 'With bundle true, src/index.ts and src/slug.ts become one file, dist/index.js. With bundle false they become two, dist/index.js and dist/slug.js.',
    zh: 'bundle 为 true 时，src/index.ts 和 src/slug.ts 合并为一个文件 dist/index.js；为 false 时输出 dist/index.js 和 dist/slug.js 两个文件。',
  },
  'picture.bundleModes.caption': {
    en: 'Bundling joins modules into one file per entry; bundleless output keeps one file per module.',
    zh: '打包时，每个入口合并为一个文件；逐文件输出时，每个模块对应一个文件。',
  },
  'picture.exports.alt': {
    en: 'An import matches the import condition of exports, and a require the require condition. Inside each, a type checker takes types, which is dist/esm/index.d.ts or dist/cjs/index.d.cts, and a runtime takes default, which is dist/esm/index.js or dist/cjs/index.cjs.',
    zh: 'import 匹配 exports 的 import 条件，require 匹配 require 条件。在每个条件中，类型检查使用 types，即 dist/esm/index.d.ts 或 dist/cjs/index.d.cts；运行时使用 default，即 dist/esm/index.js 或 dist/cjs/index.cjs。',
  },
  'picture.exports.caption': {
    en: 'How the exports field leads an import, a require and a type checker to their files.',
    zh: 'import、require 和类型检查如何通过 exports 字段解析到各自的文件。',
  },

  exampleMark: { en: 'Built with @rslib/core {{version}}', zh: '由 @rslib/core {{version}} 构建' },

  'liveExample.label': { en: 'Live: the built component', zh: '实时预览：构建后的组件' },
  'code.name': { en: 'Code: {{name}}', zh: '代码：{{name}}' },
  'code.whole': { en: 'Show all lines', zh: '显示全部' },
  'code.copied': { en: 'Copied', zh: '已复制' },
  'code.copyPrompt': { en: 'Copy to clipboard: {{key}}, Enter', zh: '按 {{key}} 复制，再按回车关闭' },

  'table.name': { en: 'Table', zh: '表格' },

  'tabs.name': { en: 'Choices', zh: '标签页' },
  'tabs.packageManager': { en: 'Package manager', zh: '包管理器' },

  'zoom.open': { en: 'Enlarge image: {{alt}}', zh: '放大图片：{{alt}}' },
  'zoom.openUnnamed': { en: 'Enlarge image', zh: '放大图片' },
  'zoom.name': { en: 'Enlarged image', zh: '放大的图片' },
  'zoom.close': { en: 'Close', zh: '关闭' },

  'explorer.name': { en: 'Output explorer', zh: '产物查看器' },
  'explorer.status': { en: 'Files: {{files}}.', zh: '文件：{{files}}。' },
  'explorer.changed': { en: 'New or changed: {{files}}.', zh: '新增或变化：{{files}}。' },
  'explorer.gone': { en: 'Removed: {{files}}.', zh: '已移除：{{files}}。' },
  'explorer.newFile': { en: 'new', zh: '新增' },
  'explorer.changedFile': { en: 'changed', zh: '有变化' },
  'explorer.works': { en: 'A consumer runs {{command}}, and it works:', zh: '使用方运行 {{command}}，结果正常：' },
  'explorer.broken': { en: 'A consumer runs {{command}}, and it breaks:', zh: '使用方运行 {{command}}，结果报错：' },
  'explorer.refused': { en: 'Rslib rejects this combination:', zh: 'Rslib 不支持这种组合：' },
  'explorer.failed': {
    en: 'The outputs could not be fetched. Choose again to retry.',
    zh: '产物加载失败，再次选择即可重试。',
  },

  'consumers.consumer': { en: 'Consumer', zh: '使用方' },
  'consumers.outputs': { en: 'Outputs', zh: '产物' },
  'consumers.result': { en: 'Result', zh: '结果' },
  'consumers.loads': { en: 'loads', zh: '可以加载' },
  'consumers.recorded': { en: 'Recorded on {{date}}.', zh: '记录于 {{date}}。' },
  'consumers.addUmd': { en: 'add UMD', zh: '增加 UMD 格式' },
  'consumers.addEsm': { en: 'add ESM', zh: '增加 ESM 格式' },
  'consumers.addCjs': { en: 'add CommonJS', zh: '增加 CommonJS 格式' },
  'consumers.addTypes': { en: 'add declarations', zh: '生成类型声明文件' },
  'consumers.addMain': { en: 'add main and types', zh: '增加 main 和 types 字段' },
  'consumers.addType': { en: 'set "type": "module"', zh: '把 type 设为 module' },
  'consumers.nameTypes': { en: 'write .d.cts', zh: '输出 .d.cts' },
  'consumers.nameFile': { en: 'write .cjs', zh: '输出 .cjs' },
  'consumers.leaveIife': { en: 'choose UMD or ESM', zh: '改用 UMD 或 ESM' },

  // autocorrect-disable: it mistakes a text of placeholders for English.
  'markdown.pair': { en: '{{name}}: {{value}}', zh: '{{name}}：{{value}}' },
  // autocorrect-enable
  'llms.intro': {
    en: 'Each page below is Markdown, with the code of its samples and the output that the published tool wrote for them.',
    zh: '以下页面均为 Markdown，包含示例代码，以及用已发布的版本构建的产物。',
  },
  'llms.whole': { en: 'All pages in one file', zh: '全部页面（单个文件）' },
} as const satisfies Record<string, Text>;

export type TextKey = keyof typeof texts;

/** The names of the placeholders in a text. */
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a text, taken from the English one. */
type NamesOf<Key extends TextKey> = NamesIn<(typeof texts)[Key]['en']>;

/** Keys of texts without placeholders. */
export type PlainTextKey = { [Key in TextKey]: [NamesOf<Key>] extends [never] ? Key : never }[TextKey];

/** The parameters after the key: the placeholders' values, if there are any. For an unknown key, only the key is wrong. */
type ValuesOf<Key extends TextKey, Value> = [TextKey] extends [Key]
  ? [values?: Readonly<Record<string, Value>>]
  : [NamesOf<Key>] extends [never]
    ? []
    : [values: Readonly<Record<NamesOf<Key>, Value>>];

/** Looks up a text. A misspelt key or placeholder is a type error. */
export type ReadText<Value = string | number> = <Key extends TextKey>(
  key: Key,
  ...values: ValuesOf<Key, Value>
) => string;

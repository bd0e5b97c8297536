/** What search results show; each page begins it with its own words. */
const descriptions = {
  en: (what: string) =>
    `${what}, and how a library that is built with Rslib shares its code, which option does what, and how you find out that it worked.`,
  zh: (what: string) =>
    `${what}：用 Rslib 构建的库如何共享代码，每个配置项各有什么作用，又怎样确认最终的产物能在使用方的项目里正常工作，不会出错。`,
};

const fence = (opening: string, body = '') => `\`\`\`${opening}\n${body}\`\`\``;
const source = fence('ts title="src/index.ts" file="<root>/examples/share/src/index.ts"');
const output = fence('text title="npx rslib" file="<root>/examples/share/expected/build.txt"');

const home = (description: string, title: string) => `---
pageType: home
title: Rslib
description: ${description}
hero:
  name: Rslib
  image:
    src: /hero.svg
    alt: home.heroAlt
features:
  - title: ${title}
    details: ${title}
    link: /guide/basic/start
---
`;

const page = (description: string, body: string) => `---
description: ${description}
---

${body}
`;

const en = {
  'index.mdx': home(descriptions.en('Home'), 'Samples that ran'),
  'guide/start/components/ESM.mdx': `---
title: ESM
description: What ES modules are.
keywords: [imports]
search: false
---

ES modules are files that import each other.
`,
  'guide/basic/start.mdx': page(
    descriptions.en('Start'),
    `import ESM from '../start/components/ESM.mdx';

# Start

A library begins with one file.

<ESM />

## Build it

${fence('sh', 'npx rslib\nnode use.mjs\n')}

${fence('ts', 'export const one: number = 1;\n')}`,
  ),
  'guide/advanced/share.mdx': page(
    descriptions.en('Sharing'),
    `# Share code

Two libraries share a file.

![The two libraries](/hero.svg)

## Check that it worked

See [the option](/config/lib/mode#usage).

## Next

- [Start](/guide/basic/start)`,
  ),
  'guide/faq/features.mdx': page(
    descriptions.en('Questions'),
    `# Questions

What surprises people.

## Missing mode

${output}

## List of messages \\{#messages}

| Message | Answer |
| --- | --- |
| \`No mode … was found.\` | [Missing mode](#missing-mode) |`,
  ),
  'config/lib/mode.mdx': page(
    descriptions.en('Mode'),
    `# lib.mode

The mode decides what is built.

<OptionFacts name="mode" />

## Usage

${source}

${output}

## Related

- [Share code](/guide/advanced/share)`,
  ),
};

const zh = {
  'index.mdx': home(descriptions.zh('首页'), '示例都跑过'),
  'guide/start/components/ESM.mdx': `---
title: ESM
description: 什么是 ES 模块。
search: false
---

ES 模块是互相导入的文件。
`,
  'guide/basic/start.mdx': en['guide/basic/start.mdx']
    .replace(descriptions.en('Start'), descriptions.zh('开始'))
    .replace('# Start', '# 开始')
    .replace('A library begins with one file.', '一个库从一个文件开始。')
    .replace('## Build it', '## 构建 \\{#build-it}'),
  'guide/advanced/share.mdx': page(
    descriptions.zh('共享'),
    `# 共享代码

两个库共享一个文件。

![两个库](/hero.svg)

## 检查结果 \\{#check-that-it-worked}

见[这个配置项](/config/lib/mode#usage)。

## 下一步 \\{#next}

- [开始](/guide/basic/start)`,
  ),
  'guide/faq/features.mdx': en['guide/faq/features.mdx']
    .replace(descriptions.en('Questions'), descriptions.zh('问题'))
    .replace('# Questions', '# 常见问题')
    .replace('What surprises people.', '让人意外的地方。')
    .replace('## Missing mode', '## 缺少 mode \\{#missing-mode}')
    .replace('## List of messages', '## 报错信息'),
  'config/lib/mode.mdx': en['config/lib/mode.mdx']
    .replace(descriptions.en('Mode'), descriptions.zh('模式'))
    .replace('The mode decides what is built.', 'mode 决定构建什么。')
    .replace('## Usage', '## 用法 \\{#usage}')
    .replace('## Related', '## 相关内容 \\{#related}')
    .replace('Share code', '共享代码'),
};

const navigation = {
  '_nav.json': `[{ "text": "nav.guide", "link": "/guide/basic/start" }]\n`,
  'guide/_meta.json': `["basic/start", "advanced/share", "faq/features"]\n`,
  'config/_meta.json': `["lib/mode"]\n`,
};

const below = (lang: string, files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => [`docs/${lang}/${file}`, text]);

/** The pages and navigation files of the small site. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries([
  ...below('en', { ...en, ...navigation }),
  ...below('zh', { ...zh, ...navigation }),
]);

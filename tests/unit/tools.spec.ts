import { existsSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { ecosystem, languageOfPath, readTitle, readTool, toolStack } from '../../shared/tools.ts';

test('[D-09] the language is Chinese if the path contains the Chinese prefix, else English', () => {
  for (const path of ['/zh/', '/zh', '/zh/guide/start/', '/v1/zh/guide/one'])
    expect(languageOfPath(path), path).toBe('zh');
  for (const path of ['/', '/guide/', '/zhang/', '/guide/zhuyin', '/guide/xzh/'])
    expect(languageOfPath(path), path).toBe('en');
});

test('[D-10] a tool has a description and optionally a URL in each language', () => {
  const tool = { name: 'T', desc: '描述', descEn: 'Words', url: 'https://t.example/zh/' };
  expect(readTool(tool, 'zh')).toEqual({ description: '描述', address: 'https://t.example/zh/' });
  expect(readTool(tool, 'en')).toEqual({ description: 'Words', address: 'https://t.example/zh/' });
  const urlEn = 'https://t.example/';
  expect(readTool({ ...tool, urlEn }, 'en').address).toBe(urlEn);
  expect(readTool({ ...tool, urlEn }, 'zh').address).toBe(tool.url);
});

test('[D-10] a group has a title in each language', () => {
  expect(readTitle(toolStack, 'en')).toBe('Tool Stack');
  expect(readTitle(toolStack, 'zh')).toBe('工具栈');
});

test('[D-09, D-10] the list has five tools and the curated list, each with a local logo', () => {
  expect(toolStack.links.map(({ name }) => name)).toEqual(['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor', 'Rslib']);
  expect(ecosystem.links).toHaveLength(1);
  for (const { logo } of [...toolStack.links, ...ecosystem.links]) {
    expect(existsSync(`docs/public${logo}`), `docs/public${logo}`).toBe(true);
  }
});

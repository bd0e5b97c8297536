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
  expect(readTool(tool, 'zh')).toMatchObject({ description: '描述', address: 'https://t.example/zh/' });
  expect(readTool(tool, 'en')).toMatchObject({ description: 'Words', address: 'https://t.example/zh/' });
  const urlEn = 'https://t.example/';
  expect(readTool({ ...tool, urlEn }, 'en').address).toBe(urlEn);
  expect(readTool({ ...tool, urlEn }, 'zh').address).toBe(tool.url);
});

test('[D-10] a tool without a logo has a transparent image of 1 × 1 px in its place', () => {
  const tool = { name: 'T', desc: '描述', descEn: 'Words', url: 'https://t.example/' };
  expect(readTool({ ...tool, logo: '/t.svg' }, 'en').logo).toBe('/t.svg');
  const [, data = ''] = readTool(tool, 'en').logo.split('data:image/gif;base64,');
  // Width and height are the two numbers of 16 bits after the six letters of a GIF.
  expect(Buffer.from(data, 'base64').subarray(0, 10).toString('latin1')).toBe('GIF89a\x01\0\x01\0');
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

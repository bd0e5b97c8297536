import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, test } from 'playwright/test';
import { findBrowser } from '../site/browser.ts';

/** Writes a program that exits with the given code. @returns its path */
function program(folder: string, name: string, code: number): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

test.skip(process.platform === 'win32', 'the stand-ins for browsers are shell scripts');

test('the browser from the environment comes first', ({}, testInfo) => {
  const named = program(testInfo.outputDir, 'mine', 0);
  expect(findBrowser({ CHROMIUM_PATH: named, PATH: '' })).toMatchObject({ executablePath: named });
});

test('a headless shell comes before a full browser, wherever it is installed', ({}, testInfo) => {
  test.skip(existsSync(chromium.executablePath()), "Playwright's own comes first");
  const [one, two] = ['one', 'two'].map((folder) => path.join(testInfo.outputDir, folder)) as [string, string];
  const full = program(one, 'chromium', 0);
  expect(findBrowser({ PATH: [one, two].join(path.delimiter) })).toMatchObject({ executablePath: full });
  const shell = program(two, 'chromium-headless-shell', 0);
  expect(findBrowser({ PATH: [one, two].join(path.delimiter) })).toMatchObject({ executablePath: shell });
});

test('a configured browser that does not start is an error with a remedy', ({}, testInfo) => {
  const broken = program(testInfo.outputDir, 'broken', 1);
  expect(() => findBrowser({ CHROMIUM_PATH: broken })).toThrow(/CHROMIUM_PATH .* does not start/);
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere' })).toThrow(/unset it/);
});

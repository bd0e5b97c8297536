import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { expect, test } from 'playwright/test';
import { testEnvironment } from '../machine/environment.ts';

test('tests run in one time zone and language, whatever those of the machine are', () => {
  const own = {
    PATH: '/bin',
    TZ: 'Asia/Shanghai',
    LANG: 'zh_CN.UTF-8',
    LC_ALL: 'zh_CN.UTF-8',
    LANGUAGE: 'zh',
    NO_COLOR: '1',
  };
  const { PATH, TZ, LANG, LC_ALL, LANGUAGE, NO_COLOR } = testEnvironment(own, '/project');
  expect({ PATH, TZ, LANG, LC_ALL, LANGUAGE, NO_COLOR }).toEqual({ PATH: '/bin', TZ: 'UTC', LANG: 'C.UTF-8' });
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('UTC');
});

test('tests read nothing from the home folder but browsers, and write nothing there', () => {
  test.skip(process.platform !== 'linux', 'only on Linux');
  const { HOME, XDG_CONFIG_HOME, PLAYWRIGHT_BROWSERS_PATH } = testEnvironment(
    { HOME: '/home/writer', XDG_CONFIG_HOME: '/home/writer/.config' },
    '/project',
  );
  expect({ HOME, XDG_CONFIG_HOME }).toEqual({ HOME: '/project/.cache/home' });
  expect(PLAYWRIGHT_BROWSERS_PATH).toBe('/home/writer/.cache/ms-playwright');
  expect(() => accessSync(process.env.HOME ?? '', constants.W_OK)).not.toThrow();
});

test('the environment of a test is that of its worker', () => {
  expect(testEnvironment(process.env, process.cwd())).toMatchObject({ HOME: process.env.HOME, TZ: process.env.TZ });
});

test('browsers find only the fonts of packages, among them a Chinese one', () => {
  const fontconfig = spawnSync('fc-list', ['--version']);
  test.skip(process.platform !== 'linux' || fontconfig.status !== 0, 'fc-list is not installed');
  const files = execFileSync('fc-list', ['--format', '%{file}\n'], { encoding: 'utf8' }).trim().split('\n');
  expect(files.filter((file) => !file.includes('/node_modules/'))).toEqual([]);
  const chinese = execFileSync('fc-list', [':charset=6784:lang=zh-cn', 'family'], { encoding: 'utf8' });
  expect(chinese).toContain('Noto Sans S Chinese');
});

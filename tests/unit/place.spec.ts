import { spawnSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { problemOfBase, problemOfOrigin } from '../../plugins/read-deployment.ts';

const TAKEN = ['zh', 'static', 'guide', 'config', 'logo.svg'];

test('[E-04] a base is a path between slashes that cannot be confused with a path of the site', () => {
  for (const base of ['/', '/docs/', '/a/b-c/', '/v1.0/', '/~me/', '/x/guide/', '/zhang/', '/guides/'])
    expect(problemOfBase(base, TAKEN), base).toBeUndefined();
  const malformed =
    'docs /docs docs/ // //docs/ /docs// /文档/ /a%20b/ /./ /../ /a/../ https://docs.test/ C:\\docs /docs/?a /$x/';
  const taken = '/zh/ /zh/docs/ /c/ /conf/ /guide/ /guide/start/ /static/ /l/';
  for (const base of [...malformed.split(' '), '', '/a b/', '/a"b/', '/a\nb/', '/docs/\n', ...taken.split(' ')]) {
    expect(problemOfBase(base, TAKEN), base).toMatch(/^BASE_PATH is ".*", .*\. Try BASE_PATH=\/docs\/$/);
  }
});

test('[E-04] an origin is http or https, and has no path', () => {
  for (const origin of ['https://docs.test', 'http://127.0.0.1:4173', 'http://[::1]:8080'])
    expect(problemOfOrigin(origin), origin).toBeUndefined();
  const wrong =
    'docs.test docs.test:80 //docs.test https://docs.test/ https://docs.test/docs ftp://docs.test file:///docs null';
  for (const origin of [...wrong.split(' '), '', 'javascript:alert(1)', 'https://', 'https://a b'])
    expect(problemOfOrigin(origin), origin).toMatch(
      /^SITE_ORIGIN is ".*", .*\. Try SITE_ORIGIN=https:\/\/docs\.example\.org$/,
    );
});

for (const env of [{ BASE_PATH: '/a b/' }, { SITE_ORIGIN: 'docs.test' }]) {
  test(`[E-04] a build with ${JSON.stringify(env)} ends with one line`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['node_modules/@rspress/core/bin/rspress.js', 'build'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^[A-Z_]+ is ".*", which is not .*\n$/);
  });
}

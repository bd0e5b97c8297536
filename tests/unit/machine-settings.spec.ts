import { writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { passedOn, sourcesFrom } from '../machine/machine-settings.ts';

test("a new root has the machine's sources of its own release, and none that others added", () => {
  const listed = [
    'https://other.example/apt/ stable main',
    'http://mirror.example/debian/ bookworm-updates main',
    'http://mirror.example/debian/ bookworm main',
    'http://mirror.example/debian/ bookworm contrib',
    'http://mirror.example/debian/ bookworm main',
  ];
  expect(sourcesFrom(listed.join('\n'), 'bookworm')).toEqual([
    { uri: 'http://mirror.example/debian/', release: 'bookworm', components: ['main', 'contrib'] },
    { uri: 'http://mirror.example/debian/', release: 'bookworm-updates', components: ['main'] },
  ]);
});

test('of the environment, a new root gets the registry, proxies and certificates that exist, and nothing personal', () => {
  const certificates = test.info().outputPath('ca.pem');
  writeFileSync(certificates, '');
  const inherited = {
    HOME: '/home/writer',
    NPM_TOKEN: 'secret',
    https_proxy: 'http://proxy.example:3128',
    NODE_EXTRA_CA_CERTS: certificates,
    SSL_CERT_FILE: '/nowhere.pem',
  };
  const settings: Record<string, string> = { registry: 'https://npm.example/', cafile: 'null', proxy: 'null' };
  const { env, files } = passedOn(inherited, (key) => settings[key] ?? 'null');
  expect(env).toEqual({
    TERM: 'dumb',
    npm_config_registry: 'https://npm.example/',
    https_proxy: 'http://proxy.example:3128',
    NODE_EXTRA_CA_CERTS: certificates,
  });
  expect(files).toContain(certificates);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { describeSite } from '../../deploy/describe-site.ts';
import { readOutput } from '../../deploy/read-output.ts';
import { isPrivateFile } from '../../shared/addresses/find-address.ts';
import { ask, fetchBytes } from '../unit/deploy/small-site.ts';
import { hosts } from './hosts.ts';

for (const [name, start] of Object.entries(hosts)) {
  test(`[R-01, R-02] ${name} serves every file of the built site, each page at its canonical address`, async () => {
    const { root, paths, policy } = readOutput(join(process.cwd(), 'dist'));
    const { pages } = describeSite(paths, policy, '/');
    const host = await start(root, '/');
    if ('missing' in host) return test.skip(true, `Not run: ${host.missing}`);

    const files = [...paths].filter((file) => !file.endsWith('.html') && !isPrivateFile(file));
    const rows = [
      ...pages.map(({ address, file }) => [address, file]),
      ...files.map((file) => [encodeURI(file), file]),
    ];
    const wrong: string[] = [];
    for (const [address = '', file = ''] of rows) {
      const { status, bytes } = await fetchBytes(host.port, address, { 'Accept-Encoding': 'identity' });
      if (status !== 200 || !bytes.equals(readFileSync(join(root, file)))) wrong.push(`${address}: ${status}`);
    }
    for (const { address, file } of pages) {
      const { status, headers } = await ask(host.port, `${file}?q`);
      if (status !== 301 || headers.location !== `${address}?q`) wrong.push(`${file}: ${status} ${headers.location}`);
    }
    await host.stop();
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
    console.log(`${name}: ${pages.length} pages and ${files.length} other files`);
  });
}

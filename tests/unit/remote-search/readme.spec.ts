import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './small-service.ts';

const FILE = 'deploy/search-service/README.md';
const REPLY = /(?<=```json\n)[\s\S]*?(?=\n```)/;

test('[C-02] the request in the README gets the response in the README', async ({ service }, { config }) => {
  const readme = readFileSync(FILE, 'utf8');
  const [, target = ''] = /```http\nGET (\S+)\n```/.exec(readme) ?? [];
  const reply: unknown = await (await fetch(new URL(target, service))).json();
  expect(reply).toMatchObject([{ index: 'docs', hits: [{}, {}] }]);
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    writeFileSync(
      FILE,
      readme.replace(REPLY, () => JSON.stringify(reply, null, 2)),
    );
    return;
  }
  const shown: unknown = JSON.parse(REPLY.exec(readme)?.[0] ?? 'null');
  expect(shown, `${FILE} shows an older reply — run this test with --update-snapshots`).toEqual(reply);
});

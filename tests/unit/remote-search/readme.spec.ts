import { readFileSync } from 'node:fs';
import type { SearchHit } from '../../../search/types.ts';
import { expect, json, provider, test } from './small-service.ts';

test('[C-02] the response in the README is shown as it is there', async ({ serve, told }) => {
  const readme = readFileSync('search/remote/README.md', 'utf8');
  const [, text = ''] = /```json\n([\s\S]*?)\n```/.exec(readme) ?? [];
  const [group] = JSON.parse(text) as { hits: SearchHit[] }[];
  expect(group?.hits).toHaveLength(2);
  const { hits } = await provider(await serve(json(JSON.parse(text)))).search('externals');
  expect(hits).toEqual(group?.hits);
  expect(told).toEqual({ errors: [], warnings: [] });
});

import { once } from 'node:events';
import { readIndex } from '../../../deploy/search-service/read-index.ts';
import { readSettings } from '../../../deploy/search-service/read-settings.ts';
import { page } from '../search-pages.ts';
import { endCommands, startCommand } from '../start-command.ts';
import { expect, test, writeDocuments, writeSearchedSite } from './small-service.ts';

test.afterEach(endCommands);

const run = (words: string[], env: Record<string, string>) =>
  startCommand('deploy/search-service/serve.ts', words, env);

test('[C-02] the command serves searches of a built site, and exits with code 0', async ({ folder }) => {
  writeSearchedSite(folder);
  const { child, ended } = run([`docs=${folder}`], { PORT: '0', ALLOWED_ORIGINS: 'https://docs.example' });
  const said = String(await Promise.race([once(child.stdout, 'data').then(String), ended.then(({ err }) => err)]));
  expect(said).toMatch(/^Searching docs \(en, zh\) at http:\/\/127\.0\.0\.1:\d+\/api\/search\n$/);
  const service = /http\S+/.exec(said)?.[0] ?? '';
  const reply = await fetch(`${service}?keyword=externals&limit=1&searchIndexes=docs&lang=zh`, {
    headers: { Origin: 'https://docs.example' },
  });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example');
  expect(await reply.json()).toMatchObject([
    { index: 'docs', hits: [{ link: expect.stringContaining('/zh/config/externals') }] },
  ]);
  const taken = await run([`docs=${folder}`], { PORT: new URL(service).port }).ended;
  expect(taken).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/is in use\. .* npm run search-service\n$/),
  });
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('a site that is not built, or has corrupt documents, is one line with a remedy', async ({ folder }) => {
  expect(() => readIndex(folder)).toThrow(
    /has no search_index\.<lang>\.<hash>\.json\. Build the site first: npm run build$/,
  );
  writeDocuments(folder, 'search_index.en.json');
  expect(() => readIndex(folder)).toThrow(/has no search_index/);
  for (const damaged of ['[{"title":"cut', '{}', '[null]', '[{"title":1,"content":"","routePath":"","toc":[]}]']) {
    writeDocuments(folder, 'search_index.en.0123abcd.json', damaged);
    expect(() => readIndex(folder), damaged).toThrow(
      /search_index\.en\.0123abcd\.json is not a list of search documents\. Build the site again/,
    );
  }
  expect(await run([`docs=${folder}`], { PORT: '0' }).ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^.*npm run build\n$/),
  });
});

test('the latest of several builds in one folder is used', ({ folder }) => {
  writeDocuments(folder, 'search_index.en.0000aaaa.json', [], 1000);
  writeDocuments(folder, 'search_index.en.1111bbbb.json');
  writeDocuments(folder, 'search_index.en.2222cccc.json', [], 2000);
  expect(readIndex(folder).get('en')?.search('externals').hits).not.toEqual([]);
});

test('words that occur only in code blocks are found in the code documents', ({ folder }) => {
  writeSearchedSite(folder);
  const code = page('/guide/output', 'Output', [['', 'const bannerText = 1;']]);
  expect(readIndex(folder).get('en')?.search('bannerText').hits).toEqual([]);
  writeDocuments(folder, 'search_code.en.0123abcd.json', [code]);
  expect(readIndex(folder).get('en')?.search('bannerText').hits).toMatchObject([{ link: '/guide/output' }]);
});

test('the command reads its indexes and origins, and names invalid values', () => {
  expect(readSettings([], {})).toEqual({ folders: new Map([['docs', 'dist']]), allowedOrigins: [] });
  const env = { ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' };
  const { folders, allowedOrigins } = readSettings(['docs=dist', 'blog=../a=b'], env);
  expect(Object.fromEntries(folders)).toEqual({ docs: 'dist', blog: '../a=b' });
  expect(allowedOrigins).toEqual(['https://a.example', 'http://b.example:81']);
  for (const word of ['dist', '=dist', 'docs=', 'a,b=dist', 'a b=dist'])
    expect(() => readSettings([word], {}), word).toThrow(JSON.stringify(word));
  expect(() => readSettings(['docs=a', 'docs=b'], {})).toThrow('Two indexes have the same name');
  for (const origin of ['*', 'docs.example', 'https://docs.example/', 'https://docs.example/x', 'null']) {
    expect(() => readSettings([], { ALLOWED_ORIGINS: origin }), origin).toThrow(`ALLOWED_ORIGINS has "${origin}"`);
  }
});

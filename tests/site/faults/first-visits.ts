import { type Fault, HERE, NEXT } from './fault.ts';
import { breakIn, runFirst } from './in-page.ts';

/** tests/unit/first-visits.spec.ts tries every combination of these; here readers come to pages. */
const CHINESE = ['zh-CN', 'en'];
const OTHERS: readonly (readonly string[])[] = [
  ['en-US', 'zh'],
  ['fr', 'en'],
  [],
  ['//evil.test', '__proto__', 'zh/../..'],
];

function visit(name: string, languages: readonly string[], fault: Omit<Fault, 'name'>): Fault {
  const { inject } = fault;
  return {
    ids: 'R-09',
    ...fault,
    name,
    inject: async (page) => {
      await runFirst(
        page,
        (wanted) => {
          Object.defineProperty(navigator, 'languages', { value: wanted });
          Object.defineProperty(navigator, 'language', { value: wanted[0] });
        },
        languages,
      );
      const met = await inject?.(page);
      return async () =>
        (await page.evaluate((wanted) => String(navigator.languages) === String(wanted), languages)) &&
        (met === undefined || met());
    },
  };
}

const stays = (address: string): Omit<Fault, 'name'> => ({
  address,
  endsAt: address,
  shows: address.replace(/[?#].*/, ''),
});

export const firstVisits: readonly Fault[] = [
  visit('a reader of Chinese comes to a page', CHINESE, {
    address: `${HERE}?a=1#usage`,
    endsAt: `/zh${HERE}?a=1#usage`,
    shows: `/zh${HERE}`,
    next: `/zh${NEXT}`,
  }),
  visit('a reader of Chinese comes home', ['fr', 'ZH-Hant-TW'], {
    address: '/',
    endsAt: '/zh/',
    shows: '/zh/',
    next: '/zh/guide/start/',
  }),
  visit('a reader of Chinese comes with a bad address', CHINESE, {
    address: `${HERE}?utm_term=50%25&a=%#100%`,
    endsAt: `/zh${HERE}?utm_term=50%25&a=%#100%`,
    shows: `/zh${HERE}`,
    next: `/zh${NEXT}`,
  }),
  visit('a reader of Chinese comes to a Chinese page', CHINESE, { ...stays(`/zh${HERE}`), next: `/zh${NEXT}` }),
  visit('an English reader comes to a Chinese page', ['en-US', 'zh'], {
    ...stays(`/zh${HERE}?x#usage`),
    next: `/zh${NEXT}`,
  }),
  ...OTHERS.map((languages) =>
    visit(`a reader asks for ${languages.join(', ') || 'no language'}`, languages, stays(HERE)),
  ),
  ...['//evil.test/x', '/%5Cevil.test', '/zh//evil.test', '/%2F%2Fevil.test', '/en//evil.test/x'].map((address) =>
    visit(`a reader of Chinese comes to ${address}`, CHINESE, {
      address,
      shows: '/zh/no-page-has-this-address',
      next: '/zh/',
      trouble: [/status of 40[04]/],
    }),
  ),
  visit('a crawler that asks for Chinese comes', CHINESE, {
    ...stays(HERE),
    browser: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  }),
  visit('a reader of Chinese comes, and storage throws', CHINESE, {
    ...stays(HERE),
    touchesDocuments: true,
    inject: (page) =>
      breakIn(
        page,
        () => {
          Storage.prototype.setItem = function fullStorage() {
            throw new DOMException('no', 'QuotaExceededError');
          };
        },
        () => Storage.prototype.setItem.name === 'fullStorage',
      ),
  }),
  visit('a reader of Chinese comes, and storage forgets', CHINESE, {
    ...stays(HERE),
    touchesDocuments: true,
    inject: (page) =>
      breakIn(
        page,
        () => {
          Storage.prototype.setItem = function forgetfulStorage() {};
        },
        () => Storage.prototype.setItem.name === 'forgetfulStorage',
      ),
  }),
];

import { mock } from 'node:test';
import { expect, test } from 'playwright/test';
import { isIos, lockScroll } from '../../theme/search/use-modal-popover.ts';

const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 };
const ipad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 };
const mac = { ...ipad, maxTouchPoints: 0 };

for (const [name, browser] of Object.entries({ iphone, ipad })) {
  test(`[X-08] a scroll lock without a target on an ${name} logs an error that one must be provided`, () => {
    const error = mock.method(console, 'error', () => {});
    for (const target of [null, undefined]) lockScroll(target, browser)();
    error.mock.restore();
    expect(error.mock.callCount()).toBe(2);
    expect(error.mock.calls[0]?.arguments[0]).toMatch(/targetElement must be provided/);
  });
}

test('a Mac is not taken for an iPad', () => {
  expect([isIos(iphone), isIos(ipad), isIos(mac)]).toEqual([true, true, false]);
});

for (const { scrollbar, gutter } of [
  { scrollbar: 15, gutter: 'stable' },
  { scrollbar: 0, gutter: 'auto' },
]) {
  test(`a scroll lock keeps a page with a ${scrollbar} px scrollbar in place until it is released`, () => {
    const style = { overflow: 'visible', scrollbarGutter: 'auto' };
    const page = { documentElement: { style, clientWidth: 1000 - scrollbar } };
    Object.assign(globalThis, { document: page, window: { innerWidth: 1000 } });
    try {
      const unlock = lockScroll({} as Element, iphone);
      expect(style).toEqual({ overflow: 'hidden', scrollbarGutter: gutter });
      unlock();
      expect(style).toEqual({ overflow: 'visible', scrollbarGutter: 'auto' });
    } finally {
      for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
    }
  });
}

import { expect, test } from 'playwright/test';
import { inlineCode, withPageScript } from '../../plugins/html/html.ts';

const PRELOAD = '<link rel="preload" href="/static/js/async/route-1.js" as="script">';

test('each step changes the HTML of the installed packages', () => {
  expect(withPageScript(`<head>${PRELOAD}</head>`, 'a.html')).toBe(
    '<head><meta name="page-script" content="/static/js/async/route-1.js"></head>',
  );
  expect(withPageScript(PRELOAD, 'zh/404.html')).toBe('');
});

for (const [seam, run] of Object.entries({
  'page-preload': () => withPageScript(PRELOAD.replace('preload', 'modulepreload'), 'a.html'),
})) {
  test(`the build fails if the seam "${seam}" is not as expected`, () => {
    expect(run).toThrow(new RegExp(`^Seam "${seam}": .* Look in `));
  });
}

test('a script that would close its own element fails the build', () => {
  expect(() => inlineCode("document.write('</script>')")).toThrow('would end itself');
});

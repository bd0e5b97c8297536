import { expect, test } from '@playwright/test';
import { assetAddress, mapSrcset } from '../../site/addresses/asset-address.ts';

test('[C-03] pictures of the site come from the site itself, or from the host that is set', () => {
  expect(assetAddress('/logo.svg', '')).toBe('/logo.svg');
  expect(assetAddress('/logo.svg', 'https://assets.example')).toBe('https://assets.example/logo.svg');
  expect(assetAddress('/logo.svg', 'https://assets.example/v2/')).toBe('https://assets.example/v2/logo.svg');
  expect(assetAddress('/logo.svg', '/elsewhere')).toBe('/elsewhere/logo.svg');
});

test('[C-03] a picture with an address of its own stays where it is', () => {
  for (const address of [
    'https://other.example/a.png',
    '//other.example/a.png',
    'data:image/gif;base64,R0',
    './a.png',
  ]) {
    expect(assetAddress(address, 'https://assets.example')).toBe(address);
  }
});

test('[C-03] each address of a srcset is mapped, its size kept', () => {
  const host = (picture: string) => assetAddress(picture, 'https://a.example');
  expect(mapSrcset('/a.png 1x, /b.png 2x', host)).toBe('https://a.example/a.png 1x, https://a.example/b.png 2x');
  expect(mapSrcset('/a.png', host)).toBe('https://a.example/a.png');
  expect(mapSrcset('/a.png 320w,https://b.example/b.png 640w', host)).toBe(
    'https://a.example/a.png 320w, https://b.example/b.png 640w',
  );
});

import { expect, test } from 'playwright/test';
import { assetAddress, mapSrcset } from '../../shared/addresses/asset-address.ts';

test('[C-03] images come from the site, or from the configured host', () => {
  expect(assetAddress('/logo.svg', '')).toBe('/logo.svg');
  expect(assetAddress('/logo.svg', 'https://assets.example')).toBe('https://assets.example/logo.svg');
  expect(assetAddress('/logo.svg', 'https://assets.example/v2/')).toBe('https://assets.example/v2/logo.svg');
  expect(assetAddress('/logo.svg', '/elsewhere')).toBe('/elsewhere/logo.svg');
});

test('[C-03] absolute image URLs stay unchanged', () => {
  const others = ['https://other.example/a.png', '//other.example/a.png', 'data:image/gif;base64,R0', './a.png'];
  for (const address of others) expect(assetAddress(address, 'https://assets.example')).toBe(address);
});

test('[C-03] each URL of a srcset is mapped and keeps its descriptor', () => {
  const host = (picture: string) => assetAddress(picture, 'https://a.example');
  expect(mapSrcset('/a.png 1x, /b.png 2x', host)).toBe('https://a.example/a.png 1x, https://a.example/b.png 2x');
  expect(mapSrcset('/a.png', host)).toBe('https://a.example/a.png');
  expect(mapSrcset('/a.png 320w,https://b.example/b.png 640w', host)).toBe(
    'https://a.example/a.png 320w, https://b.example/b.png 640w',
  );
});

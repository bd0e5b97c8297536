import { prefixOf } from '../../site/languages.ts';
import type { PublishedLanguage, PublishedSite } from './published-site.ts';

/** Drawn from the logo. The maskable icon has a margin, because phones crop it. */
const ICONS = [
  { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest of a language, for readers who add the site to their home screen. */
export function webManifest(site: PublishedSite, { lang, description }: PublishedLanguage): string {
  const base = site.base.slice(0, -1);
  const start = `${base}${prefixOf(lang)}/`;
  const manifest = {
    id: start,
    name: site.title,
    short_name: site.title,
    description,
    lang,
    start_url: start,
    scope: site.base,
    display: 'minimal-ui',
    theme_color: '#0f766e',
    background_color: '#ffffff',
    icons: ICONS.map((icon) => ({ ...icon, src: base + icon.src })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

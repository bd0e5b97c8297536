import { ACCENT, iconFiles, PAPER } from '../site-icons/site-icons.ts';
import { type PublishedLanguage, type PublishedSite, prefixOf } from './public-page.ts';

/** Writes the web app manifest of a language, for readers who put the site on their home screen. */
export function webManifest(site: PublishedSite, { lang, description }: PublishedLanguage): string {
  const base = site.base.slice(0, -1);
  const start = `${base}${prefixOf(site, lang)}/`;
  const manifest = {
    id: start,
    name: site.title,
    short_name: site.title,
    description,
    lang,
    start_url: start,
    scope: site.base,
    display: 'minimal-ui',
    theme_color: ACCENT,
    background_color: PAPER,
    icons: [
      { src: `${base}/logo.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...iconFiles
        .filter(({ purpose }) => purpose)
        .map(({ file, size, purpose }) => ({
          src: `${base}/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

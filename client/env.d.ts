/** The host of logos and pictures, set in `rspress.config.ts`; empty for the site's own. */
declare const ASSETS_HOST: string;

/** The service that answers searches, set in `rspress.config.ts`; null or not there for the search in the browser. */
declare const SEARCH_REMOTE: { apiUrl: string; searchIndexes: string[]; timeout?: number } | null | undefined;

/** The base of the addresses of scripts and data, which the build puts in. */
declare const __webpack_public_path__: string;

declare module '*.css';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

interface ImportMeta {
  /** What the build puts in: `SSG_MD` where pages are written as Markdown, `DEV` in the dev server. */
  readonly env: { readonly SSG_MD?: boolean; readonly DEV?: boolean };
}

/** The drawings of the social links in the configuration, as SVG by the names of their icons. */
declare module 'virtual-social-links' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

/** Rspress's entry, which starts the application: see plugins/client-entry.ts. */
declare module 'rspress-client-entry';

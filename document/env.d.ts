/** The origin of logos and pictures, set in `rspress.config.ts`; empty for the site's own. */
declare const ASSETS_HOST: string;

/** Where this site is developed, set in `rspress.config.ts`. */
declare const SITE_REPOSITORY: string;

/** The version of Rslib that this site documents, set in `rspress.config.ts`. */
declare const RSLIB_VERSION: string;

/** The remote search service, set in `rspress.config.ts`; null or undefined to search in the browser. */
declare const SEARCH_REMOTE: { apiUrl: string; searchIndexes: string[]; timeout?: number } | null | undefined;

/** `themeConfig.darkMode`, set in `rspress.config.ts`; see plugins/html/html.ts. */
declare const DARK_MODE: import('./head/appearance').DarkMode;

/** The base URL of scripts and data, set by the bundler. */
declare const __webpack_public_path__: string;

declare module '*.css';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

interface ImportMeta {
  /** Set by the build: `SSG_MD` while it renders pages as Markdown, `DEV` in the dev server. */
  readonly env: { readonly SSG_MD?: boolean; readonly DEV?: boolean };
}

/** The SVG markup of the configured social links, by icon name; see plugins/social-icons.ts. */
declare module 'social-icons' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

/** Rspress's entry, which starts the application; see plugins/client-entry.ts. */
declare module 'rspress-client-entry';

/** The components of `globalUIComponents` with their props; see plugins/global-components.ts. */
declare module 'global-components' {
  const components: readonly (readonly [import('react').ComponentType<object>, object])[];
  export default components;
}

/** The components of `components/` by name; see plugins/page-components/components.ts. */
declare module 'site-components' {
  const components: Readonly<
    Record<
      string,
      {
        view: import('react').ComponentType<object> & { load?: (props: object) => Promise<unknown> };
        hydrate: import('../shared/define-component').Component['hydrate'];
        scope?: 'page';
      }
    >
  >;
  export default components;
}

export interface Theme {
    accent: string;
    ink: string;
    gap: string;
}
export declare const light: Theme;
export declare const dark: Theme;
/** The theme as CSS custom properties, for a `style` attribute. */
export declare const toVariables: (theme: Theme) => Record<string, string>;

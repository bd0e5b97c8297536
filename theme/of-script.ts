/** For an element whose content a script or the server writes: React leaves it alone, at hydration and later. */
export const ofScript = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** For elements whose content a script or the server provides; React leaves it alone, also after hydration. */
export const ofScript = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

export const portOf = (settings: { port?: number }): number => settings.port ?? 3000;

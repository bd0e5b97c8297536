export const themes = import.meta.glob('./themes/*.ts', { eager: true });

const load = (theme: string) => require(`./themes/${theme}.ts`).default;

export const run = () => load('dark');

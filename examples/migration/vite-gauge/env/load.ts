export const load = (name: string) => import(`./themes/${name}.ts`);

export const load = async (url: string) => ({ url, ...(await (await fetch(url)).json()) });

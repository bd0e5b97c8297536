export const nodeEnv: string | undefined = process.env.NODE_ENV;
export const mode: string | undefined = import.meta.env?.MODE;
export const isDev: boolean | undefined = import.meta.env?.DEV;
export const isProd: boolean | undefined = import.meta.env?.PROD;
export const isServer: boolean | undefined = import.meta.env?.SSR;
export const baseUrl: string | undefined = import.meta.env?.BASE_URL;
export const region: string | undefined = process.env.PUBLIC_REGION;
export const token: string | undefined = process.env.API_TOKEN;

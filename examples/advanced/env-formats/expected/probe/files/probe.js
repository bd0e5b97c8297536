const nodeEnv = process.env.NODE_ENV;
const mode = import.meta.env?.MODE;
const isDev = import.meta.env?.DEV;
const isProd = import.meta.env?.PROD;
const isServer = import.meta.env?.SSR;
const baseUrl = import.meta.env?.BASE_URL;
const region = "eu";
const token = process.env.API_TOKEN;
export { baseUrl, isDev, isProd, isServer, mode, nodeEnv, region, token };

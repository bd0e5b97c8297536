export const mode: string = import.meta.env.MODE;
export const region: string | undefined = import.meta.env.PUBLIC_REGION;
export const zone: string | undefined = import.meta.env.PUBLIC_ZONE;

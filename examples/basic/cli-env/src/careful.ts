export const mode: string | undefined = import.meta.env?.MODE;
export const zone: string | undefined = import.meta.env?.PUBLIC_ZONE;

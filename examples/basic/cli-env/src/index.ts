const { PUBLIC_REGION, SERVICE_TOKEN } = process.env;

export const direct: string | undefined = process.env.PUBLIC_REGION;
export const viaMeta: string | undefined = import.meta.env.PUBLIC_REGION;
export const token: string | undefined = process.env.SERVICE_TOKEN;
export const destructured: (string | undefined)[] = [PUBLIC_REGION, SERVICE_TOKEN];

const { PUBLIC_REGION: PUBLIC_REGION, SERVICE_TOKEN: SERVICE_TOKEN } = process.env;
const direct = process.env.PUBLIC_REGION;
const viaMeta = import.meta.env.PUBLIC_REGION;
const token = process.env.SERVICE_TOKEN;
const destructured = [
    PUBLIC_REGION,
    SERVICE_TOKEN
];
export { destructured, direct, token, viaMeta };

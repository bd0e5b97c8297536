const { PUBLIC_REGION: PUBLIC_REGION, SERVICE_TOKEN: SERVICE_TOKEN } = process.env;
const direct = "eu";
const viaMeta = "eu";
const token = process.env.SERVICE_TOKEN;
const destructured = [
    PUBLIC_REGION,
    SERVICE_TOKEN
];
export { destructured, direct, token, viaMeta };

export const open = (issue: object): object => ({ ...issue, open: true });

export const large: bigint = 10n;

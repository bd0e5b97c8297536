declare const BADGE_UNIT: string;

export const withUnit = (value: number) => `${value} ${BADGE_UNIT}`;

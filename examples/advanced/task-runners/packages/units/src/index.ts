declare const UNIT: string;

export const format = (value: number): string => `${value} ${UNIT}`;

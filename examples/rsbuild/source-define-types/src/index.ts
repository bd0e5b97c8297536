export const builtOn = (): string => `Built on ${BUILD_DATE}`;

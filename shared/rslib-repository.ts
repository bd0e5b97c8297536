/** Where Rslib is developed, and where its developers answer. */
export const RSLIB_REPOSITORY = 'https://github.com/web-infra-dev/rslib';

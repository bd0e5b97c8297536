// The theme of the site, but with the search of Rspress, to be compared with ours.

export { Search } from '@rspress/core/theme-original';
export * from '../../../theme/index';

export { badge } from './badge';
export { escapeText } from './escape-text';

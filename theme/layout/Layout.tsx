export { Layout } from '@rspress/core/theme-original';

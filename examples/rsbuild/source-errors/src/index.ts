export { celsius } from '~/celsius';

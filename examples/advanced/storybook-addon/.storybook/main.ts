import type { StorybookConfig } from 'storybook-react-rsbuild';
import { variants } from './variants.ts';

const { VARIANT = 'no options' } = process.env;
const addon = { name: 'storybook-addon-rslib', options: { rslib: variants[VARIANT] } };

const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: VARIANT === 'no addon' ? [] : [addon],
  core: { disableTelemetry: true },
};

export default config;

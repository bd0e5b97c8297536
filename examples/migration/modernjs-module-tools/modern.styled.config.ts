import { defineConfig, moduleTools } from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildPreset({ extendPreset }) {
    return extendPreset('npm-library-with-umd', { input: ['src/styled.ts'] });
  },
});

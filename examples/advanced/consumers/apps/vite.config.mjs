export default {
  build: {
    outDir: 'out/vite',
    rolldownOptions: { input: 'use.mjs', output: { entryFileNames: 'use.mjs' } },
  },
};

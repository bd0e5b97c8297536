import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: './measured' },
  performance: { buildCache: false },
  tools: {
    rspack: {
      plugins: [
        new RsdoctorRspackPlugin({
          disableClientServer: true,
          output: { mode: 'brief', options: { type: ['html', 'json'] }, reportDir: './report' },
        }),
      ],
    },
  },
});

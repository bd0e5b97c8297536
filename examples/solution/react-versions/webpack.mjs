import webpack from 'webpack';

const entry = './dist/automatic/index.js';
webpack({ mode: 'production', entry, output: { path: `${import.meta.dirname}/app` } }, (_error, stats) => {
  console.log(stats.toString({ preset: 'errors-only' }));
});

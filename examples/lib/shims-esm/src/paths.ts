export const paths = { dirname: __dirname, filename: __filename };

export const here = {
  url: import.meta.url,
  dirname: import.meta.dirname,
  filename: import.meta.filename,
};

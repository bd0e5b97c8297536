/** What loads each live example, by its file; see live-examples.ts. */
declare module 'live-examples' {
  const files: Readonly<Record<string, () => Promise<unknown>>>;
  export default files;
}

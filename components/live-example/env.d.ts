/** What loads each live example, by its file; see live-examples.ts. */
declare module 'live-examples' {
  const files: Readonly<Record<string, () => Promise<{ default: import('react').ComponentType }>>>;
  export default files;
}

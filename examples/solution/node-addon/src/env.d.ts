declare module '*.node' {
  const addon: { read(): number };
  export default addon;
}

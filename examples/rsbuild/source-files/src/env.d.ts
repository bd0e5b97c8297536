declare module '*.stl' {
  const address: string;
  export default address;
}

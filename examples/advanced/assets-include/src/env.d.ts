declare module '*.csv' {
  const address: string;
  export default address;
}

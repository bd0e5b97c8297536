const mode = import.meta.env.MODE;
export { mode };

const newest = (versions)=>versions.at(-1);
export { newest };

const load = (name)=>import(`./themes/${name}.ts`);
export { load };

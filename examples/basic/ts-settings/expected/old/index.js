const here = ()=>process.cwd();
export { here };

Object.assign(globalThis, {
    ready: 'yes'
});
export { };

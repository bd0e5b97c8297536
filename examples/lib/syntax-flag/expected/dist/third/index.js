const width = (box)=>box?.width ?? 0;
export { width };

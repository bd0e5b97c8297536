const split = (text)=>text.split(/\s+/).filter(Boolean);
export { split };

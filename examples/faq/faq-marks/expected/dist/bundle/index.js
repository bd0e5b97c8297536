const dashraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M1 4h6\"/></svg>\n";
/** The number of characters of a mark. */ const markLength = ()=>dashraw_namespaceObject.trim().length;
export { markLength };

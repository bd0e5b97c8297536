import mark_namespaceObject from "./static/svg/mark.svg";
const markinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0Ii8+PC9zdmc+Cg==";
const markraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><circle cx=\"4\" cy=\"4\" r=\"4\"/></svg>\n";
const mark = mark_namespaceObject;
const markUri = markinline_namespaceObject;
const markSource = markraw_namespaceObject;
export { mark, markSource, markUri };

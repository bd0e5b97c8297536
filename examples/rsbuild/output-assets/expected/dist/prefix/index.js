var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/dots/";
})();
const dot_namespaceObject = __webpack_require__.p + "static/svg/dot.svg";
export { dot_namespaceObject as dot };

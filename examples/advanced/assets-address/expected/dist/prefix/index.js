var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/mark/";
})();
const mark_namespaceObject = __webpack_require__.p + "static/svg/mark.svg";
export { mark_namespaceObject as mark };

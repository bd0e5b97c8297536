/*! LICENSE: index.js.LICENSE.txt */
function n(n,r){return n.map((n,t)=>(n+(r[t]??0))/2)}export{n as mix};
//# sourceMappingURL=index.js.map
/*! LICENSE: index.js.LICENSE.txt */
/*! color-kit, MIT license *//** Mixes two colors. */function n(n,r){// Half of each.
return n.map((n,t)=>(n+(r[t]??0))/2)}export{n as mix};
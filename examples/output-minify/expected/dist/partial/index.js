/*! LICENSE: index.js.LICENSE.txt */
/*! colour-kit, MIT licence *//** Mixes two colours. */function n(n,r){// Half of each.
return n.map((n,t)=>(n+(r[t]??0))/2)}export{n as mix};
// swatch 1.0.0
function t(t,n,r){return`#${[t,n,r].map(t=>t.toString(16).padStart(2,"0")).join("")}`}export{t as hex};
// End of swatch
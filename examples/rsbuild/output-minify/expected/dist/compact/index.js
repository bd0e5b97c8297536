/*! LICENSE: index.js.LICENSE.txt */
function mix(first,second){return first.map((channel,index)=>(channel+(second[index]??0))/2)}export{mix};
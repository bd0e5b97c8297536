const average = (stars)=>(stars.reduce((sum, star)=>sum + star, 0) / stars.length).toFixed(1);
export { average };

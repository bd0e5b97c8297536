const loadCard = async ()=>(await import("./card~0.js")).card;
export { loadCard };

const names = new Set();
class Unit {
    name;
    constructor(name){
        this.name = name;
        names.add(name);
    }
}
function registered() {
    return names.size;
}
export default registered;
export { Unit };

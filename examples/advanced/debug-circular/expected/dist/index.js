class Square extends Shape {
    side = 1;
}
class Shape {
    static unit() {
        return new Square();
    }
}
export { Shape, Square };

class Base {
    note = 'set by Base';
}
class Field extends Base {
    note;
}
class Declared extends Base {
}
export { Declared, Field };

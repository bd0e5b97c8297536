class Base {
    constructor() {
        this.note = 'set by Base';
    }
}
export class Field extends Base {
}
export class Declared extends Base {
}

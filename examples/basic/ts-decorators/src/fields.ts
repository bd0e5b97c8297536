class Base {
  note: string | undefined = 'set by Base';
}

export class Field extends Base {
  note: string | undefined;
}

export class Declared extends Base {
  declare note: string | undefined;
}

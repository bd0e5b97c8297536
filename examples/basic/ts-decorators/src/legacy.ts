export const fields: string[] = [];

function field(target: object, key: string): void {
  fields.push(key);
}

export class Reading {
  @field celsius: number = 21;
  note?: string;
}

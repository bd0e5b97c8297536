export class Breadcrumbs {
  #parts: string[];

  constructor(path?: string) {
    this.#parts = path?.split('/') ?? [];
  }

  current(): string | undefined {
    return this.#parts.at(-1);
  }
}

export class Secret {
  #word = 'open';

  read(): string {
    return this.#word;
  }
}

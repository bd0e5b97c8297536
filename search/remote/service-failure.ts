/** Why a search service gave no hits; the message says what happened, the remedy what its keeper can do. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';

  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

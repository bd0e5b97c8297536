import * as v from 'valibot';

/** Why a search service gave no hits, and what its operator can do. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';

  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

const reasonSchema = v.object({ error: v.pipe(v.string(), v.maxLength(300)) });

/**
 * Asks a search service.
 *
 * @returns the JSON that it replied, unchecked
 * @throws ServiceFailure for anything else, and the signal's reason where it aborts the request
 */
export async function fetchReply(address: string, signal: AbortSignal): Promise<unknown> {
  const failWith = (what: string, remedy: string) => (error: unknown) => {
    throw signal.aborted ? error : new ServiceFailure(what, remedy);
  };
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } }).catch(
    failWith('it does not answer', 'see that it runs, and that it allows requests from this site (CORS)'),
  );
  const text = await response.text().catch(failWith('its reply breaks off', 'look at the log of the service'));
  const reply = parseJson(text);
  if (!response.ok) {
    const reason = v.safeParse(reasonSchema, reply);
    const why = reason.success ? `: ${reason.output.error}` : '';
    const remedy =
      response.status < 500 ? 'correct `search({ remote })` in rspress.config.ts' : 'look at the log of the service';
    throw new ServiceFailure(`it answers with status ${response.status}${why}`, remedy);
  }
  if (reply === undefined) {
    const type = response.headers.get('Content-Type') ?? 'no type';
    const remedy = 'see that `apiUrl` in rspress.config.ts is the service and not a page';
    throw new ServiceFailure(`its reply is no JSON (${type})`, remedy);
  }
  return reply;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as v from 'valibot';

/** A failed request, with a remedy for the service's operator. */
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
 * @returns the parsed JSON, not validated
 * @throws ServiceFailure for anything else; the signal's reason if it aborts the request
 */
export async function fetchReply(address: string, signal: AbortSignal): Promise<unknown> {
  const failWith = (what: string, remedy: string) => (error: unknown) => {
    throw signal.aborted ? error : new ServiceFailure(what, remedy);
  };
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } }).catch(
    failWith('it does not respond', 'check that it is running and allows requests from this site (CORS)'),
  );
  const text = await response.text().catch(failWith('its reply was cut off', "check the service's log"));
  const reply = parseJson(text);
  if (!response.ok) {
    const reason = v.safeParse(reasonSchema, reply);
    const why = reason.success ? `: ${reason.output.error}` : '';
    const remedy =
      response.status < 500 ? 'correct `search({ remote })` in rspress.config.ts' : "check the service's log";
    throw new ServiceFailure(`it returned status ${response.status}${why}`, remedy);
  }
  if (reply === undefined) {
    const type = response.headers.get('Content-Type') ?? 'no type';
    const remedy = 'check that `apiUrl` in rspress.config.ts is the service, not a page';
    throw new ServiceFailure(`its reply is not JSON (${type})`, remedy);
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

import * as v from 'valibot';
import { ServiceFailure } from './service-failure';

const reasonSchema = v.object({ error: v.pipe(v.string(), v.maxLength(300)) });

/**
 * Asks a search service.
 *
 * @returns whatever JSON it replied, unchecked
 * @throws ServiceFailure for anything else, and whatever the signal was given where it ends the request
 */
export async function fetchReply(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ServiceFailure(
      'it does not answer',
      'see that it runs, and that it allows requests from this site (CORS)',
    );
  });
  const text = await response.text().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ServiceFailure('its reply breaks off', 'look at the log of the service');
  });
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
    throw new ServiceFailure(
      `its reply is no JSON (${type})`,
      'see that `apiUrl` in rspress.config.ts is the service and not a page',
    );
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

import { Refused } from '../../platform/errors/refused.ts';
import { fetchAbroad } from './fetch-abroad.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 200_000;

export interface ResolverPorts {
  /** `https://doi.org`, or null if the press has no resolver. */
  readonly resolver: string | null;
  readonly fetch: typeof fetch;
}

/** The complete response; refused if it is too long or not a bibliographic entry. */
async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Refused('work/unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Requests a work from the configured resolver (DOI content negotiation: https://citation.doi.org/docs.html). Throws
 * `Refused` with `work/no-resolver`, `work/not-found`, `work/unreadable` or `work/unreachable`.
 */
export async function findWork(
  { resolver, fetch: ask }: ResolverPorts,
  doi: string,
): Promise<{ csl: string }> {
  if (resolver === null) throw new Refused('work/no-resolver');
  const address = `${resolver}/${doi.split('/').map(encodeURIComponent).join('/')}`;
  let response: Response;
  try {
    response = await fetchAbroad(ask, address, {
      headers: { accept: 'application/vnd.citationstyles.csl+json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new Refused('work/unreachable');
  }
  if (response.status === 404 || response.status === 410) throw new Refused('work/not-found');
  if (!response.ok) throw new Refused('work/unreachable');
  const csl = await bounded(response).catch((error: unknown) => {
    throw error instanceof Refused ? error : new Refused('work/unreachable');
  });
  try {
    const work: unknown = JSON.parse(csl);
    if (typeof work !== 'object' || work === null || !('title' in work)) throw new Error('no work');
  } catch {
    throw new Refused('work/unreadable');
  }
  return { csl };
}

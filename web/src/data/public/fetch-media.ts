import { PageError } from '../page-error.ts';

const PATIENCE_MS = 10_000;

/** The text of a published file; null where there is none, `page/unavailable` where it fails. */
export async function fetchMedia(address: string): Promise<string | null> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new PageError('page/unavailable', {}, error);
  }
  if (response.status === 404 || response.status === 403) return null;
  if (!response.ok) throw new PageError('page/unavailable', {}, new Error(`${response.status}`));
  return response.text();
}

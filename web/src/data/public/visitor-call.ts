import { FUNCTIONS_REGION } from '@quire/model/constants';
import type { PublicConfig } from '../../app/config.ts';

/** Somebody waits for the page meanwhile. */
const PATIENCE_MS = 4_000;

/** Where a callable answers: on Google's host, or on the local one. */
function addressOf({ firebase, emulators }: PublicConfig, name: string): string {
  const { projectId } = firebase;
  return emulators
    ? `${emulators.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;
}

/**
 * Calls a public function from the server, as a visitor without an account would: Firebase's protocol for
 * callables. Null where it refuses or does not answer in time.
 */
export async function visitorCall(
  config: PublicConfig,
  name: string,
  data: object,
): Promise<unknown> {
  try {
    const response = await fetch(addressOf(config, name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    const isAnswer = response.ok && typeof answer === 'object' && answer !== null;
    return isAnswer && 'result' in answer ? answer.result : null;
  } catch {
    return null;
  }
}

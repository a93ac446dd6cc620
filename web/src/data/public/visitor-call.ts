import { callPath } from '@quire/model/calls/call-groups';
import type { CallName } from '@quire/model/calls/calls';
import { language } from '@quire/model/messages/language';
import { languageBase } from '@quire/model/messages/languages';
import type { PublicConfig } from '../../config/config.ts';

/** A visitor is waiting for the page. */
const PATIENCE_MS = 4_000;

/** Where a callable answers: on Google's host, or on the local one. */
function addressOf({ firebase, emulators }: PublicConfig, name: CallName): string {
  const { projectId, region } = firebase;
  const path = callPath(name, languageBase(language()));
  return emulators
    ? `${emulators.functions}/${projectId}/${region}/${path}`
    : `https://${region}-${projectId}.cloudfunctions.net/${path}`;
}

/**
 * Calls a public function from the server, as a visitor without an account would: Firebase's protocol for
 * callables. Null where it refuses or does not answer in time.
 */
export async function visitorCall(
  config: PublicConfig,
  name: CallName,
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

import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { startAttempt } from './attempt.ts';
import type { OrcidChoice, OrcidRecordPorts } from './orcid-ports.ts';

/**
 * Begins to connect an account: answers where the person allows it. The state that ORCID brings back is for this
 * account alone. Throws `Refused`: `orcid/not-configured`, `account/throttled`.
 */
export async function beginConnection(
  ports: OrcidRecordPorts,
  uid: string,
  { sendsWorks, sendsReviews }: OrcidChoice,
): Promise<string> {
  const { client, db, now } = ports;
  if (!client) throw new Refused('orcid/not-configured');
  await requireBudget({ db, now }, 'orcid', { account: uid });
  const state = await startAttempt(ports, uid, 'account', { sendsWorks, sendsReviews });
  return client.authorizeUrl(state);
}

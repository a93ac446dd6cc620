import { createHash } from 'node:crypto';
import { ORCID_STATES } from '@quire/model/collections';
import { language } from '@quire/model/messages/language';
import { languageKey } from '@quire/model/messages/languages';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import type { OrcidChoice, OrcidRecordPorts } from './orcid-ports.ts';

/** Signing in at ORCID, and registering there, take some time. */
const VALID_MS = 30 * 60_000;

/** What is stored of a state: whoever reads the database cannot come back with it. */
export const stateHash = (state: string): string =>
  createHash('sha256').update(state).digest('hex');

/**
 * Begins to connect an account: answers where the person allows it. The state that ORCID brings back is for this
 * account alone, and replaces an earlier one; its first part is the language of the page to return to.
 * Throws `Refused`: `orcid/not-configured`, `account/throttled`.
 */
export async function beginConnection(
  ports: OrcidRecordPorts,
  uid: string,
  { sendsWorks, sendsReviews }: OrcidChoice,
): Promise<string> {
  const { client, db, now, random } = ports;
  if (!client) throw new Refused('orcid/not-configured');
  await requireBudget({ db, now }, 'orcid', { account: uid });
  const state = `${languageKey(language())}.${random(32).toString('base64url')}`;
  const expiresAt = new Date(now().getTime() + VALID_MS).toISOString();
  await db
    .collection(ORCID_STATES)
    .doc(uid)
    .set({ hash: stateHash(state), expiresAt, sendsWorks, sendsReviews });
  return client.authorizeUrl(state);
}

/** One attempt at ORCID, of an account or of a co-author: what ORCID has to bring back counts once, and not for long. */
import { createHash } from 'node:crypto';
import { ORCID_STATES } from '@quire/model/collections';
import { OrcidStateSchema } from '@quire/model/entities/orcid';
import { language } from '@quire/model/messages/language';
import { languageKey } from '@quire/model/messages/languages';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { OrcidChoice, OrcidRecordPorts } from './orcid-ports.ts';

/** Signing in at ORCID, and registering there, take some time. */
const VALID_MS = 30 * 60_000;

/** What is stored of a state: whoever reads the database cannot come back with it. */
const stateHash = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Between the language and the random part: who comes back, where it is not an account's owner. */
const MARK = { account: '', 'co-author': '.c' } as const;

/**
 * Begins an attempt, which replaces an earlier one of the same id. Answers the state: its first part is the language
 * of the page to return to, and `c` after it says that this is a co-author's.
 */
export async function startAttempt(
  { db, now, random }: Pick<OrcidRecordPorts, 'db' | 'now' | 'random'>,
  id: string,
  of: keyof typeof MARK,
  choice: Partial<OrcidChoice> = {},
): Promise<string> {
  const state = `${languageKey(language())}${MARK[of]}.${random(32).toString('base64url')}`;
  const expiresAt = new Date(now().getTime() + VALID_MS).toISOString();
  await db
    .collection(ORCID_STATES)
    .doc(id)
    .set({ hash: stateHash(state), expiresAt, ...choice });
  return state;
}

/** Uses the attempt up, whatever comes of it. Throws `orcid/state-over` where the state is not of this id, or too old. */
export async function useAttempt(
  { db, now }: Pick<OrcidRecordPorts, 'db' | 'now'>,
  id: string,
  state: string,
): Promise<OrcidChoice> {
  const ref = db.collection(ORCID_STATES).doc(id);
  const known = await inTransaction(db, async (tx) => {
    const record = readRecord(await tx.get(ref), OrcidStateSchema);
    if (record?.hash !== stateHash(state)) return null;
    tx.delete(ref);
    return record;
  });
  if (!known || known.expiresAt < now().toISOString()) throw new Refused('orcid/state-over');
  const { sendsWorks, sendsReviews } = known;
  return { sendsWorks, sendsReviews };
}

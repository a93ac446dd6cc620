import { callStage } from '@quire/model/call-stage';
import type { SaveAbstractRequest } from '@quire/model/calls/abstracts';
import { ABSTRACTS, COUNTERS } from '@quire/model/collections';
import {
  ABSTRACTS_PER_ACCOUNT,
  ABSTRACTS_PER_CONFERENCE,
  type Abstract,
  type AbstractFields,
  abstractDocId,
  abstractNumber,
} from '@quire/model/entities/abstract';
import type { Conference } from '@quire/model/entities/conference';
import { abstractReceived } from '@quire/model/mail/author/abstract-received';
import { t } from '@quire/model/messages/t';
import { countWords } from '@quire/model/submission/submission-check';
import { abstractFormPath } from '@quire/model/submission-paths';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import type { Caller } from '../access/caller.ts';
import { personName } from '../access/person-name.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import { conferenceMail } from './conference-mail.ts';
import { requireConference } from './conference-record.ts';
import { abstractRef, keepAbstract, requireAbstract } from './stored-abstract.ts';

export type AbstractPorts = Pick<Ports, 'db' | 'now' | 'origin'>;

const CounterSchema = z.object({ last: z.number().int() });

/** The conference's own requirements besides the form's schema. Throws `Refused` `input/invalid`, by field. */
function requireFit({ call, topics }: Conference, fields: AbstractFields): void {
  const problems: { field: string; message: string }[] = [];
  const words = countWords(fields.text);
  const most = call?.wordLimit ?? 0;
  if (words > most) {
    problems.push({
      field: 'fields.text',
      message: t('refusals.abstractTooLong', { words, most }),
    });
  }
  if (topics.length > 0 && !topics.includes(fields.topic)) {
    problems.push({ field: 'fields.topic', message: t('refusals.topicMissing') });
  }
  if (!fields.authors.some(({ isPresenting }) => isPresenting)) {
    problems.push({ field: 'fields.authors', message: t('refusals.presenterMissing') });
  }
  if (problems.length > 0) throw new Refused('input/invalid', { problems });
}

/** The next number of a conference, and how it is stored. Throws `Refused` if the conference is full. */
async function nextNumber(tx: Transaction, db: Firestore, ckey: string) {
  const ref = db.collection(COUNTERS).doc(`abstracts~${ckey}`);
  const last = readRecord(await tx.get(ref), CounterSchema)?.last ?? 0;
  if (last >= ABSTRACTS_PER_CONFERENCE) {
    throw new Refused('abstract/too-many', { values: { most: String(ABSTRACTS_PER_CONFERENCE) } });
  }
  return { number: last + 1, keep: () => tx.set(ref, { last: last + 1 }) };
}

/** Throws `Refused` if an account has reached the limit of a conference. */
async function requireRoom(tx: Transaction, db: Firestore, uid: string, ckey: string) {
  const own = db.collection(ABSTRACTS).where('ofOwner', '==', `${uid}~${ckey}`);
  const { docs } = await tx.get(own.limit(ABSTRACTS_PER_ACCOUNT * 3));
  const open = docs.filter((doc) => doc.get('state') !== 'withdrawn').length;
  // Withdrawn abstracts count towards a higher limit, which ends repeated submitting and withdrawing.
  if (open >= ABSTRACTS_PER_ACCOUNT || docs.length >= ABSTRACTS_PER_ACCOUNT * 3) {
    throw new Refused('abstract/too-many', { values: { most: String(ABSTRACTS_PER_ACCOUNT) } });
  }
}

/**
 * `saveAbstract`: submits a new abstract while the call is open, confirmed by mail, or changes one that is not decided.
 * Two calls with one key write it once. Throws `Refused`: `abstract/…`, `record/…`, `input/invalid`,
 * `submission/changed-elsewhere`, `account/throttled`.
 */
export async function saveAbstract(
  ports: AbstractPorts,
  caller: Pick<Caller, 'uid' | 'email'>,
  { conference: ckey, key, base, fields }: SaveAbstractRequest,
): Promise<{ number: number; revision: number }> {
  const { db, now, origin } = ports;
  const { uid, email = '' } = caller;
  const [conference, name, sender] = await Promise.all([
    requireConference(db, ckey),
    personName(db, uid),
    requireSender(ports),
  ]);
  if (callStage(conference, now()) !== 'open') throw new Refused('abstract/closed');
  requireFit(conference, fields);
  const id = abstractDocId(ckey, key);
  const ref = abstractRef(db, id);
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    const at = now().toISOString();
    const spending = await openBudget(ports, tx, 'abstract', [{ account: uid }]);
    if (snapshot.exists) {
      const before = requireAbstract(snapshot);
      requireOwnAbstract(before, uid);
      // A retry after a lost answer.
      if (base === 0 || base === before.revision - 1) {
        if (isSame(before, fields)) return { number: before.number, revision: before.revision };
      }
      if (before.state !== 'submitted') throw new Refused('abstract/decided');
      if (base !== before.revision) throw new Refused('submission/changed-elsewhere');
      spending.requireAll();
      spending.write();
      const log = [...before.log, { at, by: name, did: 'changed' as const }];
      const revision = before.revision + 1;
      keepAbstract(tx, ref, { ...before, ...fields, revision, updatedAt: at, log });
      return { number: before.number, revision };
    }
    if (base !== 0) throw new Refused('record/not-found', { values: { noun: 'abstract' } });
    await requireRoom(tx, db, uid, ckey);
    const { number, keep } = await nextNumber(tx, db, ckey);
    spending.requireAll();
    const about = { name, conference: conference.name, number: abstractNumber(number) };
    const url = origin + abstractFormPath(ckey, id);
    const mail = conferenceMail(
      sender,
      abstractReceived,
      () => ({ ...about, title: fields.title, until: lastDay(conference), url }),
      { id: `abstract~${id}~received`, to: email },
    );
    await enqueueMails(ports, tx, email ? [mail] : []);
    spending.write();
    keep();
    keepAbstract(tx, ref, {
      ...{ ...fields, ckey, number, owner: uid, ownerName: name, ownerEmail: email, revision: 1 },
      ...{ state: 'submitted', submittedAt: at, updatedAt: at, note: '' },
      ...{ reviews: [], declared: [] },
      log: [{ at, by: name, did: 'submitted' }],
    });
    return { number, revision: 1 };
  });
}

/** `the end of 15 January 2027 (Europe/Oslo)`. */
const lastDay = ({ call, timeZone = 'UTC', end }: Conference): string =>
  t('mail.endOfDay', { day: longDate(call?.closes ?? end), timeZone });

/** Another person's abstract does not exist for them. */
export function requireOwnAbstract({ owner }: Abstract, uid: string): void {
  if (owner !== uid) throw new Refused('record/not-found', { values: { noun: 'abstract' } });
}

const isSame = (abstract: Abstract, fields: AbstractFields): boolean =>
  abstract.title === fields.title &&
  abstract.text === fields.text &&
  abstract.topic === fields.topic &&
  abstract.preference === fields.preference &&
  JSON.stringify(abstract.authors) === JSON.stringify(fields.authors);

import { callStage } from '@quire/model/call-stage';
import type { CallingConference, OwnAbstracts } from '@quire/model/calls/abstracts';
import {
  ABSTRACTS,
  COMMITTEES,
  CONFERENCES,
  CONFERENCES_DIGEST,
  DIGESTS,
} from '@quire/model/collections';
import { AbstractSchema } from '@quire/model/entities/abstract';
import { CommitteeSchema } from '@quire/model/entities/committee';
import { type Conference, ConferencesDigestSchema } from '@quire/model/entities/conference';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Caller } from '../access/caller.ts';
import { conferenceOf } from './conference-record.ts';
import { isMember } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { beginningWith } from './stored-abstract.ts';

/** A bound above what any account has. */
const ABSTRACTS_MOST = 50;
const COMMITTEES_MOST = 10;

type Calling = Pick<
  Conference,
  'ckey' | 'name' | 'timeZone' | 'topics' | 'call' | 'status' | 'start' | 'translations'
>;

/** As its authors read it, in the language of their page. */
const shown = (conference: Calling, now: Date): CallingConference => {
  const { ckey, name, topics, timeZone = 'UTC', call } = inReaderLanguage(conference);
  const stage = callStage(conference, now);
  return { ckey, name, topics, timeZone, stage, ...(call ? { call } : {}) };
};

/** The committees that have invited this account, by its confirmed address, or that it belongs to. */
async function committeesOf(db: Firestore, caller: Pick<Caller, 'uid' | 'email'>) {
  const email = caller.email?.toLowerCase();
  const committees = db.collection(COMMITTEES);
  const [byAccount, byAddress] = await Promise.all([
    committees.where('uids', 'array-contains', caller.uid).limit(COMMITTEES_MOST).get(),
    email ? committees.where('emails', 'array-contains', email).limit(COMMITTEES_MOST).get() : null,
  ]);
  const found = new Map(
    [...byAccount.docs, ...(byAddress?.docs ?? [])].map((doc) => [doc.id, doc] as const),
  );
  return [...found].flatMap(([ckey, doc]) => {
    const { members = [] } = readRecord(doc, CommitteeSchema) ?? {};
    const own = members.find((member) => isMember(member, caller));
    if (!own || own.state === 'declined') return [];
    return [{ ckey, institution: own.institution, state: own.state }];
  });
}

/**
 * `ownAbstracts`: the abstracts of this account, the conferences that accept abstracts, and the committees that have
 * invited it.
 */
export async function ownAbstracts(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { conference: asked }: { readonly conference?: string | undefined },
): Promise<OwnAbstracts> {
  const at = now();
  const [own, digest, committees] = await Promise.all([
    beginningWith(db.collection(ABSTRACTS), 'ofOwner', caller.uid).limit(ABSTRACTS_MOST).get(),
    db.collection(DIGESTS).doc(CONFERENCES_DIGEST).get(),
    committeesOf(db, caller),
  ]);
  const abstracts = own.docs.flatMap((doc) => {
    const abstract = readRecord(doc, AbstractSchema);
    return abstract ? [{ ...abstract, id: doc.id }] : [];
  });
  const newest = readRecord(digest, ConferencesDigestSchema)?.conferences ?? [];
  const known = new Map<string, Calling>(
    newest
      .filter((each) => callStage(each, at) === 'open')
      .map((each) => [each.ckey, each] as const),
  );
  const named = [...abstracts, ...committees].map(({ ckey }) => ckey);
  const missing = [...new Set([...named, ...(asked ? [asked] : [])])];
  if (missing.length > 0) {
    const refs = missing.map((ckey) => db.collection(CONFERENCES).doc(ckey));
    for (const snapshot of await db.getAll(...refs)) {
      const conference = conferenceOf(snapshot);
      const isTheirs = named.includes(snapshot.id);
      // A draft is visible only to the office, and to those whom it has invited.
      if (conference && (isTheirs || conference.status !== 'draft')) {
        known.set(snapshot.id, conference);
      }
    }
  }
  return {
    conferences: [...known.values()]
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map((each) => shown(each, at)),
    abstracts: abstracts.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)),
    committees: committees.flatMap(({ ckey, institution, state }) => {
      const name = known.get(ckey)?.name;
      return name === undefined ? [] : [{ ckey, name, institution, state }];
    }),
  };
}

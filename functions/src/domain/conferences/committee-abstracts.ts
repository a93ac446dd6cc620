import { ABSTRACTS_AT_ONCE, type CommitteeAbstracts } from '@quire/model/calls/abstracts';
import { ABSTRACTS } from '@quire/model/collections';
import { AbstractSchema } from '@quire/model/entities/abstract';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Caller } from '../access/caller.ts';
import { abstractConflict } from './abstract-conflict.ts';
import { requireConference } from './conference-record.ts';
import { committeeOf, committeeRef, requireMember } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';

/**
 * `committeeAbstracts`: a page of the abstracts that a member may review, by number, each with their own score. Those
 * with a conflict are omitted. Throws `Refused`: `record/not-found`, `access/denied`.
 */
export async function committeeAbstracts(
  { db }: Pick<AbstractPorts, 'db'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { conference: ckey, after }: { readonly conference: string; readonly after?: string | undefined },
): Promise<CommitteeAbstracts> {
  const committee = committeeOf(await committeeRef(db, ckey).get());
  const member = requireMember(committee, caller);
  const conference = await requireConference(db, ckey);
  const isAnonymous = conference.call?.isAnonymous ?? false;
  const start = `${ckey}~submitted~`;
  const query = db
    .collection(ABSTRACTS)
    // The caller gives the position to continue from, never the start: other conferences and decided abstracts come
    // before it.
    .where('waits', '>=', after !== undefined && after > start ? after : start)
    .where('waits', '<', `${ckey}~submitted\u007f`)
    .orderBy('waits')
    .limit(ABSTRACTS_AT_ONCE + 1);
  const { docs } = await query.get();
  const page = docs.slice(0, ABSTRACTS_AT_ONCE);
  const read = page.flatMap((doc) => {
    const abstract = readRecord(doc, AbstractSchema);
    return abstract?.ckey === ckey ? [{ id: doc.id, abstract }] : [];
  });
  const open = read.filter(({ abstract }) => abstractConflict(abstract, member) === null);
  const next: unknown = docs[ABSTRACTS_AT_ONCE]?.get('waits');
  return {
    ...{ conference: conference.name, isAnonymous, conflicts: read.length - open.length },
    ...(typeof next === 'string' ? { next } : {}),
    abstracts: open.map(({ id, abstract }) => {
      const own = abstract.reviews.find(({ uid }) => uid === caller.uid);
      return {
        ...{ id, number: abstract.number, title: abstract.title, text: abstract.text },
        ...{ topic: abstract.topic, preference: abstract.preference },
        authors: isAnonymous ? [] : abstract.authors,
        ...(own ? { own: { score: own.score, comment: own.comment } } : {}),
      };
    }),
  };
}

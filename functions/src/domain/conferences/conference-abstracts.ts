import { ABSTRACTS_AT_ONCE, type OfficeAbstract } from '@quire/model/calls/abstracts';
import { ABSTRACTS } from '@quire/model/collections';
import { type Abstract, AbstractSchema, type AbstractState } from '@quire/model/entities/abstract';
import type { AbstractBook } from '@quire/model/entities/abstract-book';
import type { CommitteeMember } from '@quire/model/entities/committee';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Caller } from '../access/caller.ts';
import { personName } from '../access/person-name.ts';
import { readAbstractBook } from '../publishing/abstract-book.ts';
import { isItsAuthor } from './abstract-conflict.ts';
import { requireContentStaff } from './committee-members.ts';
import { committeeOf, committeeRef } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { beginningWith } from './stored-abstract.ts';

interface Asked {
  readonly conference: string;
  readonly state?: AbstractState | undefined;
  readonly after?: string | undefined;
}

interface OfficeAbstracts {
  abstracts: OfficeAbstract[];
  next?: string;
  committee: CommitteeMember[];
  book?: AbstractBook;
}

/** Staff who are an author of the abstract see only what authors see. */
const shown = (id: string, abstract: Abstract, isOwn: boolean): OfficeAbstract => ({
  ...abstract,
  id,
  isOwn,
  reviews: isOwn ? [] : abstract.reviews.map(({ uid: _uid, ...review }) => review),
  declared: isOwn ? [] : abstract.declared.map(({ name }) => name),
  log: isOwn ? [] : abstract.log,
  rank: isOwn ? '' : abstract.rank,
});

/**
 * `conferenceAbstracts`: a page of a conference's abstracts for the office, by state and score, and its committee.
 * Throws `Refused` `access/denied`.
 */
export async function conferenceAbstracts(
  { db }: Pick<AbstractPorts, 'db'>,
  caller: Pick<Caller, 'uid' | 'email' | 'claims'>,
  { conference: ckey, state, after }: Asked,
): Promise<OfficeAbstracts> {
  requireContentStaff(caller);
  const start = state ? `${ckey}~${state}` : ckey;
  const asked = beginningWith(db.collection(ABSTRACTS), 'rank', start).orderBy('rank', 'desc');
  const query = after ? asked.startAt(after) : asked;
  const [found, committee, book, name] = await Promise.all([
    query.limit(ABSTRACTS_AT_ONCE + 1).get(),
    committeeRef(db, ckey).get(),
    readAbstractBook(db, ckey),
    personName(db, caller.uid),
  ]);
  const person = { uid: caller.uid, email: caller.email, name };
  const next: unknown = found.docs[ABSTRACTS_AT_ONCE]?.get('rank');
  return {
    abstracts: found.docs.slice(0, ABSTRACTS_AT_ONCE).flatMap((doc) => {
      const abstract = readRecord(doc, AbstractSchema);
      return abstract ? [shown(doc.id, abstract, isItsAuthor(abstract, person))] : [];
    }),
    ...(typeof next === 'string' ? { next } : {}),
    committee: committeeOf(committee).members,
    ...(book ? { book } : {}),
  };
}

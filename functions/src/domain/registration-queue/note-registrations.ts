/**
 * Notes that DOIs are to be registered, in the transaction that changes their published record: so every change is
 * registered, also after failures.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { REGISTRATIONS } from '@quire/model/collections';
import type { Registration } from '@quire/model/entities/registration';
import { recordWords, sortKeyOf } from '@quire/model/records/record-words';
import { registrationId } from '@quire/model/registration-id';
import type { DocumentData, DocumentReference, SetOptions } from 'firebase-admin/firestore';
import { holdsDois, type RegisteredThing, registeredThings } from './registered-things.ts';

/** A transaction or a batch. */
export interface MergingWriter {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

type Wish = Pick<
  Registration,
  | 'doi'
  | 'kind'
  | 'source'
  | 'journal'
  | 'title'
  | 'words'
  | 'sortKey'
  | 'state'
  | 'due'
  | 'attempts'
  | 'change'
  | 'updatedAt'
>;

/** What makes a DOI wait to be registered; merged into what is known of it. */
export const wishOf = (
  { doi, kind, title }: RegisteredThing,
  source: Registration['source'],
  journal: string | null,
): Wish => ({
  ...{ doi, kind, source, journal, title },
  words: recordWords([title, doi]),
  sortKey: sortKeyOf(title),
  ...{ state: 'waiting', due: '', attempts: 0 },
  change: randomUUID(),
  updatedAt: new Date().toISOString(),
});

/**
 * Notes the DOIs of a published record if something that is registered with them has changed (undefined: absent). Of a
 * record that is no longer there, the DOIs it had.
 */
export function noteRegistrations(
  writer: MergingWriter,
  ref: DocumentReference,
  before: DocumentData | undefined,
  next: DocumentData | undefined,
): void {
  const { id, parent, firestore } = ref;
  if (parent.parent || !holdsDois(parent.id)) return;
  const was = registeredThings(parent.id, before);
  const is = registeredThings(parent.id, next);
  if (isDeepStrictEqual(was.facts, is.facts)) return;
  const source = { collection: parent.id, id };
  const all = [
    ...was.things.map((thing) => ({ thing, journal: was.journal })),
    ...is.things.map((thing) => ({ thing, journal: is.journal })),
  ];
  const byId = new Map(all.map((each) => [registrationId(each.thing.doi), each]));
  for (const [name, { thing, journal }] of byId) {
    const registration = firestore.collection(REGISTRATIONS).doc(name);
    writer.set(registration, wishOf(thing, source, journal), { merge: true });
  }
}

import { CONFERENCES } from '@quire/model/collections';
import { type Conference, ConferenceSchema } from '@quire/model/entities/conference';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

/** A conference's record; null if there is none, or it is in the bin. */
export function conferenceOf(snapshot: DocumentSnapshot): Conference | null {
  if (typeof snapshot.get('deletedAt') === 'string') return null;
  return readRecord(snapshot, ConferenceSchema) ?? null;
}

/** The same, if it must exist. Throws `Refused` `record/not-found`. */
export async function requireConference(db: Firestore, ckey: string): Promise<Conference> {
  const conference = conferenceOf(await db.collection(CONFERENCES).doc(ckey).get());
  if (!conference) throw new Refused('record/not-found', { values: { noun: 'conference' } });
  return conference;
}

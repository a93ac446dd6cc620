import { DISCOUNT_REQUESTS } from '@quire/model/collections';
import { DiscountRequestSchema } from '@quire/model/entities/discount';
import type { Firestore } from 'firebase-admin/firestore';
import type { DayTally } from './day-tally.ts';

/**
 * Counts the requests for a waiver that authors made on one day, and those that were granted on it, whenever they were
 * made: a day has some dozens at most. Plan S asks journals with fees for both
 * (https://www.coalition-s.org/technical-guidance_and_requirements/, III, 1.2).
 */
export async function countWaivers(
  db: Firestore,
  from: string,
  to: string,
  tally: DayTally,
): Promise<void> {
  const onDay = async (field: 'askedAt' | 'decidedAt') => {
    const requests = db.collection(DISCOUNT_REQUESTS);
    const { docs } = await requests.where(field, '>=', from).where(field, '<', to).get();
    const found = docs.flatMap((doc) => DiscountRequestSchema.safeParse(doc.data()).data ?? []);
    return found.filter(({ kind }) => kind === 'waiver');
  };
  for (const { journal } of await onDay('askedAt')) tally.count(journal, 'waiversAsked');
  for (const { journal, state } of await onDay('decidedAt'))
    if (state === 'granted') tally.count(journal, 'waiversGranted');
}

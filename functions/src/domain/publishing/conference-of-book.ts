import { CONFERENCES } from '@quire/model/collections';
import type { Book } from '@quire/model/entities/book';
import { type Conference, ConferenceSchema } from '@quire/model/entities/conference';
import type { Firestore } from 'firebase-admin/firestore';

/** The conference whose proceedings a book is; null for any other book, which is not asked for. */
export async function conferenceOfBook(
  db: Firestore,
  { bkey, kind }: Pick<Book, 'bkey' | 'kind'>,
): Promise<Conference | null> {
  if (kind !== 'proceedings') return null;
  const all = db.collection(CONFERENCES);
  const found = await all.where('proceedings.book', '==', bkey).limit(1).get();
  return ConferenceSchema.safeParse(found.docs[0]?.data()).data ?? null;
}

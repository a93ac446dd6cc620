import { ANNOUNCEMENTS } from '@quire/model/collections';
import { ACCEPTED_MAX, ReceivedAnnouncementSchema } from '@quire/model/entities/announcement';
import { RELATIONS_MAX, type Relation } from '@quire/model/entities/relation';
import type { Firestore } from 'firebase-admin/firestore';

/** What services have announced of an article and an editor has accepted, the oldest first. One query. */
export async function acceptedRelations(db: Firestore, article: string): Promise<Relation[]> {
  const { docs } = await db
    .collection(ANNOUNCEMENTS)
    .where('article', '==', article)
    .where('state', '==', 'accepted')
    .limit(ACCEPTED_MAX)
    .get();
  return docs
    .flatMap((doc) => ReceivedAnnouncementSchema.safeParse(doc.data()).data ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ relation }) => relation);
}

const isSame = (one: Relation, other: Relation): boolean =>
  one.type === other.type &&
  one.idType === other.idType &&
  one.identifier.toLowerCase() === other.identifier.toLowerCase();

/** Those that the article does not name itself, each once, as many as there is room for. */
export function addedRelations(
  own: readonly Relation[],
  announced: readonly Relation[],
): readonly Relation[] {
  const added: Relation[] = [];
  for (const each of announced)
    if (![...own, ...added].some((known) => isSame(known, each))) added.push(each);
  return added.slice(0, Math.max(0, RELATIONS_MAX - own.length));
}

/** The relations that the article names itself, of those that its record has. */
export const ownRelations = (
  all: readonly Relation[],
  added: readonly Relation[] = [],
): readonly Relation[] => all.filter((each) => !added.some((other) => isSame(each, other)));

/** The relations that an article names itself, with those that services have announced of it. */
export const withAnnounced = (
  own: readonly Relation[],
  announced: readonly Relation[] = [],
): Relation[] => [...own, ...addedRelations(own, announced)];

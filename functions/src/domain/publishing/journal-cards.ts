import { PUBLISHED_JOURNALS } from '@quire/model/collections';
import { type JournalCard, JournalCardSchema } from '@quire/model/entities/published';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

interface Counted {
  readonly articleCount?: unknown;
}

const articlesIn = (issues: unknown): number =>
  Array.isArray(issues)
    ? issues.reduce(
        (sum: number, { articleCount }: Counted) => sum + (Number(articleCount) || 0),
        0,
      )
    : 0;

function journalCard(snapshot: DocumentSnapshot): JournalCard | null {
  const journal: unknown = snapshot.get('journal');
  if (typeof journal !== 'object' || journal === null) return null;
  const articleCount = articlesIn(snapshot.get('issues'));
  const updated: unknown = snapshot.get('updated');
  const card = JournalCardSchema.safeParse({ ...journal, articleCount, updated });
  return card.success ? card.data : null;
}

/** Every journal of the press as a card, in the press's order. Reads one document a journal. */
export async function journalCards(db: Firestore): Promise<JournalCard[]> {
  const found = await db
    .collection(PUBLISHED_JOURNALS)
    .select('journal', 'issues', 'updated')
    .get();
  return found.docs
    .map(journalCard)
    .filter((card) => card !== null)
    .toSorted((a, b) => a.order - b.order || a.fullname.localeCompare(b.fullname, 'en'));
}

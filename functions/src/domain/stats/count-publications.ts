import { isResearch } from '@quire/model/article-types';
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import type { Firestore } from 'firebase-admin/firestore';
import type { DayTally } from './day-tally.ts';
import { isByEditors } from './is-by-editors.ts';
import { journalEditors } from './journal-editors.ts';

const DAY_MS = 86_400_000;
/** More than any press publishes in a day, except when importing its back content. */
const PAGE = 300;
const FIELDS = ArticleMetadataSchema.pick({ type: true, authors: true, dates: true });

/**
 * Counts the articles published on a day, how long they took, and whether research among them is by the
 * journal's own editors. Articles without a day of receipt are left out of the durations.
 */
export async function countPublications(
  db: Firestore,
  day: string,
  tally: DayTally,
): Promise<void> {
  const editors = new Map<string, Awaited<ReturnType<typeof journalEditors>>>();
  const published = db
    .collection(PUBLISHED_ARTICLES)
    .where('published', '==', day)
    .orderBy('published')
    .select('journal', 'metadata.type', 'metadata.authors', 'metadata.dates')
    .limit(PAGE);
  for (let page = await published.get(); !page.empty; ) {
    for (const doc of page.docs) {
      const journal = String(doc.get('journal'));
      tally.add(journal, 'published');
      const metadata = FIELDS.safeParse(doc.get('metadata')).data;
      if (!metadata) continue;
      const { type, authors, dates } = metadata;
      if (dates.received) {
        const days = (Date.parse(day) - Date.parse(dates.received)) / DAY_MS;
        tally.took(journal, 'publication', days);
      }
      if (!isResearch(type)) continue;
      const theirs = editors.get(journal) ?? (await journalEditors(db, journal));
      editors.set(journal, theirs);
      const isTheirs = isByEditors(theirs, authors, { received: dates.received, published: day });
      tally.research(journal, isTheirs);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await published.startAfter(last).get();
  }
}

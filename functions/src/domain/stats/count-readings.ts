import { SUBMISSIONS, USAGE_DAYS } from '@quire/model/collections';
import { UsageDaySchema } from '@quire/model/entities/usage';
import { SUBMISSION_STATE_NAMES, SUBMISSION_STATES } from '@quire/model/states/submission-states';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DayTally } from './day-tally.ts';

const PAGE = 500;

async function each(query: Query, look: (doc: QueryDocumentSnapshot) => void): Promise<void> {
  const pages = query.limit(PAGE);
  for (let page = await pages.get(); !page.empty; ) {
    for (const doc of page.docs) look(doc);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await pages.startAfter(last).get();
  }
}

/** Counts what was read on one day, from `usage`: a download is a view as well (COUNTER 5.1). */
export function countReadings(db: Firestore, day: string, tally: DayTally): Promise<void> {
  const read = db.collectionGroup(USAGE_DAYS).where('day', '==', day).orderBy('day');
  return each(read, (doc) => {
    const usage = UsageDaySchema.safeParse(doc.data());
    if (!usage.success) return;
    const { article, views, downloads } = usage.data;
    const journal = article.slice(0, article.indexOf('~'));
    tally.add(journal, 'views', views + downloads);
    tally.add(journal, 'downloads', downloads);
  });
}

/** States in which the press has to act. */
const OURS = new Set<string>(
  SUBMISSION_STATE_NAMES.filter((name) => SUBMISSION_STATES[name].turn === 'press'),
);

/** Counts manuscripts that currently wait for the press longer than they should. */
export function countOverdue(db: Firestore, now: string, tally: DayTally): Promise<void> {
  const due = db
    .collection(SUBMISSIONS)
    .where('dueAt', '<', now)
    .orderBy('dueAt')
    .select('state', 'journal');
  return each(due, (doc) => {
    if (OURS.has(String(doc.get('state')))) tally.add(String(doc.get('journal')), 'overdue');
  });
}

import { DECISIONS, SUBMISSION_EVENTS_LOG, SUBMISSIONS } from '@quire/model/collections';
import type { DecisionKind } from '@quire/model/entities/stat';
import {
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import {
  SUBMISSION_EVENTS,
  type SubmissionEvent,
  submissionMove,
} from '@quire/model/states/moves/submission';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { DayTally } from './day-tally.ts';

const DAY_MS = 86_400_000;
const PAGE = 300;

/** The kind of a decision, by the state that it leads to. */
const KINDS: Readonly<Record<string, DecisionKind>> = {
  accepted: 'accept',
  rejected: 'reject',
  desk_rejected: 'desk_reject',
  minor_revision: 'minor',
  major_revision: 'major',
  transfer_offered: 'transfer',
};

const REVIEWS: Readonly<Record<string, 'reviewsAsked' | 'reviewsReceived'>> = {
  reviewer_invited: 'reviewsAsked',
  review_received: 'reviewsReceived',
};

const isMove = (event: string): event is SubmissionEvent =>
  SUBMISSION_EVENTS.some((name) => name === event);

/** The kind of decision in an entry of the timeline; null for all other entries. */
function decisionOf({ event, to }: SubmissionEventRecord): DecisionKind | null {
  if (!to || !isMove(event) || !submissionMove(event).mails.includes('author/decision'))
    return null;
  return KINDS[to] ?? null;
}

const daysBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);

async function countOne(
  tally: DayTally,
  { event, ...entry }: SubmissionEventRecord,
  submission: DocumentSnapshot,
): Promise<void> {
  const journal: unknown = submission.get('journal');
  if (typeof journal !== 'string' || !journal) return;
  if (event === 'submit') tally.add(journal, 'received');
  const review = REVIEWS[event];
  if (review) tally.count(journal, review);
  const kind = decisionOf({ event, ...entry });
  if (!kind) return;
  tally.decide(journal, kind);
  const begun: unknown = submission.get('submittedAt') ?? submission.get('createdAt');
  if (typeof begun !== 'string') return;
  const days = daysBetween(begun, entry.at);
  if (kind === 'accept') tally.took(journal, 'acceptance', days);
  const earlier = await submission.ref
    .collection(DECISIONS)
    .where('at', '<', entry.at)
    .limit(1)
    .get();
  if (earlier.empty) tally.took(journal, 'firstDecision', days);
}

/**
 * Counts manuscripts received, reviews, and decisions with the days they took, from one day's timeline
 * entries.
 */
export async function countEvents(
  db: Firestore,
  from: string,
  to: string,
  tally: DayTally,
): Promise<void> {
  const entries = db
    .collectionGroup(SUBMISSION_EVENTS_LOG)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(PAGE);
  for (let page = await entries.get(); !page.empty; ) {
    const found = page.docs.flatMap((doc) => {
      const parent: DocumentReference | null = doc.ref.parent.parent;
      const entry = SubmissionEventSchema.safeParse(doc.data());
      return parent?.parent.id === SUBMISSIONS && entry.success
        ? [{ parent, entry: entry.data }]
        : [];
    });
    const refs = [...new Map(found.map(({ parent }) => [parent.path, parent])).values()];
    const read = refs.length > 0 ? await db.getAll(...refs) : [];
    const submissions = new Map(read.map((each) => [each.ref.path, each]));
    for (const { parent, entry } of found) {
      const submission = submissions.get(parent.path);
      if (submission?.exists) await countOne(tally, entry, submission);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await entries.startAfter(last).get();
  }
}

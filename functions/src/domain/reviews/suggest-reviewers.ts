/** Which people in the reviewer database may know most about a manuscript, and their conflicts. */
import type { CALLS } from '@quire/model/calls/calls';
import { REVIEWERS } from '@quire/model/collections';
import { ReviewLoadSchema, type StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import type { Submission } from '@quire/model/entities/submission';
import { hasTyped, typedWord } from '@quire/model/records/record-words';
import { searchWords } from '@quire/model/search-terms';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import { type AuthorsFacts, isAmong, readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { areInvitationsStopped } from '../outbox/invitation-stops.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readRatings } from './ratings.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews, reviewIdOf } from './review-record.ts';

type Asked = z.output<typeof CALLS.suggestReviewers.request>;
type Suggested = z.output<typeof CALLS.suggestReviewers.response>['reviewers'][number];
type Answer = z.input<typeof CALLS.suggestReviewers.response>;

const PAGE = 20;
/**
 * For each query of the database: a press with more reviewers is searched by words, not by paging.
 */
const LOOKED_AT = 200;
/** Firestore's limit for one `array-contains-any`. */
const TERMS_MOST = 30;
/** The number of letters that the database indexes of a word's beginning. */
const BEGINNING = 8;

/** What a manuscript is about: the words of its keywords before those of its title. */
const termsOf = ({ keywords, title }: Submission): string[] =>
  [...new Set([...keywords.flatMap(searchWords), ...searchWords(title)])].slice(0, TERMS_MOST);

async function candidates(
  { db }: SubmissionPorts,
  submission: Submission,
  query: string,
): Promise<QueryDocumentSnapshot[]> {
  const base = db.collection(REVIEWERS);
  const { journal } = submission;
  const word = typedWord(query);
  if (word) {
    const { docs } = await base.where('words', 'array-contains', word).limit(LOOKED_AT).get();
    return docs.filter((doc) => hasTyped(wordsOf(doc), query) && serves(doc, journal));
  }
  const ofJournal = base.where('journals', 'array-contains', journal).limit(LOOKED_AT).get();
  const terms = termsOf(submission).map((term) => term.slice(0, BEGINNING));
  const ofTerms =
    terms.length > 0
      ? base
          .where('words', 'array-contains-any', [...new Set(terms)])
          .limit(LOOKED_AT)
          .get()
      : null;
  const found = [(await ofJournal).docs, (await ofTerms)?.docs ?? []].flat();
  const each = new Map(found.map((doc) => [doc.id, doc]));
  return [...each.values()].filter((doc) => serves(doc, journal));
}

const listIn = (doc: QueryDocumentSnapshot, field: string): string[] => {
  const value: unknown = doc.get(field);
  return Array.isArray(value) ? value.map(String) : [];
};
const wordsOf = (doc: QueryDocumentSnapshot): string[] => listIn(doc, 'words');
const serves = (doc: QueryDocumentSnapshot, journal: string): boolean =>
  listIn(doc, 'journals').includes(journal) && doc.get('deletedAt') === undefined;

/** The expertise that shares a word with the manuscript. */
function matchesOf({ expertise }: Reviewer, terms: ReadonlySet<string>): string[] {
  return expertise.filter((field) => searchWords(field).some((word) => terms.has(word)));
}

interface Ranking {
  readonly submission: Submission;
  readonly terms: ReadonlySet<string>;
  readonly facts: AuthorsFacts;
  readonly reviews: readonly StoredReview[];
  readonly person: Person;
  readonly today: string;
}

function suggestion(
  doc: QueryDocumentSnapshot,
  { submission, terms, facts, reviews, person, today }: Ranking,
): Suggested | null {
  const read = ReviewerSchema.safeParse(doc.data());
  if (!read.success || read.data.state !== 'active') return null;
  const reviewer = read.data;
  const { given, family, email, affiliation, country = '', orcid = '', expertise } = reviewer;
  const away = reviewer.unavailable.find(({ from, to }) => from <= today && today <= to);
  const review = reviews.find(({ id }) => id === reviewIdOf(submission.round, doc.id));
  return {
    ...{ id: doc.id, name: `${given} ${family}`, email, affiliation, country, orcid, expertise },
    matches: matchesOf(reviewer, terms),
    load: ReviewLoadSchema.parse(doc.get('load') ?? {}),
    ...(away ? { unavailableUntil: away.to } : {}),
    conflicts: findConflicts(facts, reviewer, person),
    suggestedByAuthor: isAmong(facts.suggested, reviewer) !== undefined,
    ...(review ? { review: { review: review.id, state: review.state } } : {}),
  };
}

/** Expertise adds to the rank, load reduces it, and people with conflicts come last. */
function rankOf({ matches, load, conflicts, unavailableUntil, suggestedByAuthor }: Suggested) {
  const isAuthor = conflicts.some(({ kind }) => kind === 'author');
  return (
    matches.length * 3 +
    (suggestedByAuthor ? 1 : 0) -
    (load.invited + load.working) * 2 -
    (unavailableUntil ? 5 : 0) -
    conflicts.length * 6 -
    (isAuthor ? 100 : 0)
  );
}

/**
 * `suggestReviewers`: the journal's reviewers in the database, ranked for a manuscript, a page at a
 * time; with a query, those that match all of its words. Throws `Refused`.
 */
export async function suggestReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, query, cursor }: Asked,
): Promise<Answer> {
  const { db } = ports;
  const { submission, reviews } = await inTransaction(db, async (tx) => {
    const handled = await requireHandler(ports, tx, person, id);
    return { ...handled, reviews: await readReviews(db, tx, id) };
  });
  const now = ports.now();
  const ranking: Ranking = {
    ...{ submission, reviews, person, today: now.toISOString().slice(0, 10) },
    terms: new Set(termsOf(submission)),
    facts: await readAuthorsFacts(db, submission, now),
  };
  const ranked = (await candidates(ports, submission, query))
    .flatMap((doc) => suggestion(doc, ranking) ?? [])
    .map((each) => ({ each, rank: rankOf(each) }))
    .toSorted((a, b) => b.rank - a.rank || (a.each.name < b.each.name ? -1 : 1))
    .map(({ each }) => each);
  const end = cursor + PAGE;
  const page = ranked.slice(cursor, end);
  const { journal } = submission;
  const [ratings, stopped] = await Promise.all([
    readRatings(
      db,
      journal,
      page.map((each) => each.id),
    ),
    areInvitationsStopped(
      db,
      page.map(({ email }) => ({ kind: 'review', journal, address: email })),
    ),
  ]);
  return {
    reviewers: page.map((each, place) => {
      const rating = ratings.get(each.id);
      return {
        ...each,
        ...(rating && { rating }),
        ...(stopped[place] && { wantsNoInvitation: true }),
      };
    }),
    cursor: end < ranked.length ? end : null,
  };
}

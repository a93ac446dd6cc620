/** What sending a manuscript or a revision requires, and what changes with it. */
import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import { PROFILES, SUBMISSION_FILES } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import { CountrySchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import { SubmissionFileSchema } from '@quire/model/entities/submission-file';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { chargesToAccept } from '@quire/model/submission/declarations-for';
import { submissionProblems } from '@quire/model/submission/submission-check';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget, type Spending } from '../../platform/throttle/spend-budget.ts';
import type { Principal } from '../access/principal.ts';
import { affiliationCountries } from './affiliation-countries.ts';
import { authorAccounts } from './author-accounts.ts';
import { journalProblems } from './journal-problems.ts';
import type { SubmissionPorts } from './ports.ts';
import { quoteOf } from './quote.ts';

const SENDING: readonly SubmissionEvent[] = ['submit', 'resubmit', 'submit_revision'];
export const isSending = (event: SubmissionEvent): boolean => SENDING.includes(event);

async function countryOf(db: Firestore, { owner }: Submission): Promise<string | undefined> {
  const profile = await db.collection(PROFILES).doc(owner).get();
  return CountrySchema.safeParse(profile.get('country')).data;
}

export interface Sending {
  /** To be written with it. */
  readonly spending?: Spending;
  readonly submission: Submission;
}

export interface SendingFacts {
  readonly ref: DocumentReference;
  readonly submission: Submission;
  readonly journal: Journal | null;
  readonly principal: Principal;
}

/**
 * Reads everything within the transaction. Throws `Refused` where the draft has changed in the meantime, or the account
 * sends too many (`account/throttled`).
 */
export async function prepareSending(
  ports: SubmissionPorts,
  tx: Transaction,
  { ref, submission, journal, principal }: SendingFacts,
  { event, revision }: Pick<MoveSubmissionRequest, 'event' | 'revision'>,
): Promise<Sending | { readonly problems: readonly SubmissionProblem[] }> {
  if (revision !== undefined && revision !== submission.revision) {
    throw new Refused('submission/changed-elsewhere');
  }
  const { db } = ports;
  const email = principal === 'system' ? '' : (principal.email ?? '');
  const found = await tx.get(ref.collection(SUBMISSION_FILES));
  const files = found.docs.map((doc) => SubmissionFileSchema.parse(doc.data()));
  const problems = [
    ...submissionProblems(submission, files, {
      ...{ state: submission.state, round: submission.round, email },
      charges: chargesToAccept(submission, journal ? (journal.charges ?? null) : undefined),
    }),
    ...(await journalProblems(db, submission, journal)),
  ];
  if (problems.length > 0 || !journal) return { problems };

  const spending = await openBudget(ports, tx, 'submission', [{ account: submission.owner }]);
  spending.requireAll();
  const at = ports.now().toISOString();
  const authorUids = await authorAccounts(db, submission);
  const country = await countryOf(db, submission);
  const places = await affiliationCountries(ports.countryOfRor, submission, journal, {
    ...{ email, country },
  });
  return {
    spending,
    submission: {
      ...submission,
      authorUids,
      submittedAt: submission.submittedAt ?? at,
      quote: quoteOf(submission, journal, { at, event, country, affiliationCountries: places }),
    },
  };
}

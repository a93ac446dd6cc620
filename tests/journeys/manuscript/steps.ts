import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { mustCall } from '../must-call.ts';
import type { Person } from '../people/account.ts';
import { type NewReviewer, reportByLink } from './reviewers.ts';
import { type ManuscriptFile, type SeededDraft, seedDraft } from './seed-draft.ts';
import { untilState } from './until-state.ts';

interface Said {
  readonly letter?: string;
  readonly reason?: string;
}

/** One move of a submission; throws where it is refused or something is missing. */
export async function move(
  submission: string,
  event: SubmissionEvent,
  from: SubmissionState,
  idToken: string,
  said: Said = {},
): Promise<SubmissionState> {
  const asked = { submission, event, from, ...said };
  const { state, problems, takesEffectAt } = await mustCall('moveSubmission', asked, idToken);
  if (problems.length > 0) throw new Error(`${event}: ${JSON.stringify(problems)}`);
  // A decision waits before it takes effect; journeys do not.
  if (!takesEffectAt) return state;
  return (await mustCall('sendDecisionNow', { submission }, idToken)).state;
}

/** A decision with its letter and reports as they are drafted, sent at once. */
export async function decideAtOnce(
  submission: string,
  event: SubmissionEvent,
  idToken: string,
): Promise<void> {
  const from = 'reviews_complete';
  const { letter, reviews } = await mustCall('draftDecision', { submission, event }, idToken);
  await mustCall('moveSubmission', { submission, event, from, letter, reviews }, idToken);
  await mustCall('sendDecisionNow', { submission }, idToken);
}

/** A manuscript that its author has sent, and whose files the press has looked at. */
export async function sendDraft(
  person: Person,
  title: string,
  manuscript?: ManuscriptFile,
  change: Partial<SubmissionDraft> = {},
): Promise<SeededDraft> {
  const draft = await seedDraft(person, title, manuscript, change);
  await move(draft.id, 'submit', 'draft', draft.idToken);
  await untilState(draft.id, 'technical_check');
  return draft;
}

/** An editor passes it on to reviewers and invites these; the ids of their reviews. */
export async function invite(
  submission: string,
  reviewers: readonly NewReviewer[],
  idToken: string,
): Promise<string[]> {
  await move(submission, 'pass_check', 'technical_check', idToken);
  await move(submission, 'seek_reviewers', 'with_editor', idToken);
  const reviews: string[] = [];
  for (const reviewer of reviewers) {
    const { review } = await mustCall('inviteReviewer', { submission, reviewer }, idToken);
    reviews.push(review);
  }
  return reviews;
}

/** Their reports come in, the round is complete, and the decision is a minor revision. */
export async function decideMinor(
  submission: string,
  reviewers: readonly NewReviewer[],
  idToken: string,
): Promise<void> {
  for (const reviewer of reviewers) await reportByLink(reviewer);
  await untilState(submission, 'reviews_complete');
  await decideAtOnce(submission, 'request_minor', idToken);
}

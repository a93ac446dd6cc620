import { createHash } from 'node:crypto';
import type { CallName } from '@quire/model/calls/calls';
import { type Called, callFunction } from '../call-function.ts';

/** A review with everything that a person could know who has seen far too much. */
export interface KnownReview {
  readonly submission: string;
  readonly review: string;
  readonly reviewer: string;
  readonly email: string;
}

const guesses = ({
  submission,
  review,
  reviewer,
  email,
}: KnownReview): (readonly [CallName, object])[] => {
  const one = { submission, review };
  const due = new Date(Date.now() + 86_400_000 * 9).toISOString();
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokens = [`${submission}~${review}`, digest(review), digest(`${submission}~${review}`)];
  return [
    ['exportMyData', {}],
    ['showReviewers', { submission }],
    ['reviewMails', { submission }],
    ['suggestReviewers', { submission, query: email }],
    ['suggestReviewers', { submission, query: 'slack' }],
    ['suggestAuthors', { submission }],
    ['draftInvitation', { submission, reviewer }],
    ['inviteReviewer', { submission, reviewer }],
    ['reinviteReviewer', one],
    ['remindReviewer', one],
    ['remindReviewers', { submission }],
    ['cancelReview', one],
    ['extendReview', { ...one, due }],
    ['refuseTime', one],
    ['setReviewQueue', { submission, wanted: 2, reviewers: [reviewer] }],
    ['writeToReviewer', { ...one, key: 'guessed-key', text: 'Hello.' }],
    ['previewMessages', { submissions: [submission], to: 'invited', text: 'Hello.' }],
    ['returnReview', { ...one, question: 'Who are you?' }],
    ['considerReview', one],
    ['draftDecision', { submission, event: 'accept' }],
    ['staffNames', { uids: [reviewer] }],
    ['restoreVersion', { kind: 'reviewers', id: reviewer, base: 1, revision: 1 }],
    ['deleteRecord', { kind: 'reviewers', id: reviewer, base: 1 }],
    ['checkCertificate', { code: review }],
    ...tokens.flatMap((token) => [
      ['viewReview', { token }] as const,
      ['viewAsCoAuthor', { token }] as const,
      ['answerInvitation', { token, answer: 'decline' }] as const,
      ['writeToEditor', { token, key: 'guessed-key', text: 'Hello.' }] as const,
      ['askForTime', { token, due: due.slice(0, 10) }] as const,
      ['nameCoReviewers', { token, coReviewers: [] }] as const,
    ]),
  ];
};

/**
 * What functions answer to a person who guesses, function by function; in sequence, because they request the
 * same documents.
 */
export async function guessedCalls(
  review: KnownReview,
  idToken: string,
): Promise<(Called & { readonly name: CallName })[]> {
  const answers: (Called & { readonly name: CallName })[] = [];
  for (const [name, request] of guesses(review)) {
    answers.push({ name, ...(await callFunction(name, request, { idToken })) });
  }
  return answers;
}

import { randomInt } from 'node:crypto';
import { reviewPath } from '@quire/model/paths';
import { linkTo } from '../mailbox.ts';
import { mustCall } from '../must-call.ts';

/** A person who is in no reviewer database yet, at an organisation of their own: no conflicts. */
export interface NewReviewer {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly affiliation: string;
  readonly expertise: string[];
}

/** A name and an address that occur nowhere else in the press, so that they can be searched for. */
export function newReviewer(given: string, family: string): NewReviewer {
  const mark = `${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;
  return {
    given,
    family: `${family}-${mark}`,
    email: `${given}.${family}@${mark}-review.example`.toLowerCase(),
    affiliation: `${family} Hydraulics ${mark}`,
    expertise: ['slack water'],
  };
}

/** The secret of the newest link that this reviewer's mails brought. */
export async function tokenOf({ email }: NewReviewer): Promise<string> {
  return new URL(await linkTo(email, reviewPath())).hash.slice(1);
}

/** Their own words: no two reports are alike, and each can be searched for. */
export const commentsOf = ({ family }: NewReviewer): string =>
  `Report ${family.length}${family.at(-1)}: the second figure lacks its units, and the method wants a reference.`;

/** Accepts an invitation by its link, as the page does. */
export async function acceptByLink(reviewer: NewReviewer): Promise<void> {
  const token = await tokenOf(reviewer);
  await mustCall('answerInvitation', { token, answer: 'accept', competingInterest: 'None' });
}

/** Accepts an invitation by its link and sends the report, as the page does. */
export async function reportByLink(reviewer: NewReviewer): Promise<void> {
  await acceptByLink(reviewer);
  await sendReport(reviewer);
}

/** Sends the report of a reviewer who has accepted. */
export async function sendReport(reviewer: NewReviewer): Promise<void> {
  const token = await tokenOf(reviewer);
  const report = {
    scores: { originality: 4, method: 3, clarity: 4, significance: 4, english: 5 },
    recommendation: 'minor_revision' as const,
    commentsToAuthor: commentsOf(reviewer),
    commentsToEditor: `${reviewer.given} would see it again.`,
    competingInterest: 'None',
  };
  const { revision } = await mustCall('viewReview', { token });
  const { problems } = await mustCall('submitReview', { token, revision, report });
  if (problems.length > 0) throw new Error(`the report lacks ${JSON.stringify(problems)}`);
}

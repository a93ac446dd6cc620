/** What is wrong with the people of a draft: its authors, and whom they suggest or oppose. */

import { z } from 'zod';
import { PersonNameSchema } from '../entities/profile.ts';
import type { DraftAuthor, NamedReviewer, SubmissionDraft } from '../entities/submission.ts';
import { t } from '../messages/t.ts';
import type { Problem } from './submission-check.ts';

const isEmail = (text: string) => z.email().safeParse(text.trim()).success;
const sameAddress = (text: string) => text.trim().toLowerCase();
const domainOf = (email: string) => sameAddress(email).split('@')[1] ?? '';

/** Providers of private mailboxes: such an address says nothing about where a person works. */
const COMMON_DOMAINS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com'],
  ...['icloud.com', 'me.com', 'gmx.de', 'gmx.net', 'web.de', 'proton.me', 'protonmail.com'],
  ...['qq.com', '163.com', '126.com', 'mail.ru', 'yandex.ru', 'naver.com', 'aol.com'],
]);

/** `email`: of the account that submits. */
export function submissionPeopleProblems(draft: SubmissionDraft, email: string): Problem[] {
  const { authors } = draft;
  if (authors.length === 0)
    return [{ field: 'authors', message: t('submissionWords.authorsMissing') }];
  return [
    ...authors.flatMap(authorProblems),
    ...wholeListProblems(draft, email),
    ...reviewerProblems(draft, 'suggestedReviewers'),
    ...reviewerProblems(draft, 'opposedReviewers'),
  ];
}

function nameProblem(name: string, isRequired: boolean): string | null {
  if (!name.trim() && !isRequired) return null;
  const read = PersonNameSchema.safeParse(name);
  return read.success ? null : (read.error.issues[0]?.message ?? t('submissionWords.nameMissing'));
}

function authorProblems(author: DraftAuthor, place: number): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | null) => {
    if (message) problems.push({ field: `authors.${place}.${field}`, message });
  };
  add('given', nameProblem(author.given, false));
  add('family', nameProblem(author.family, true));
  if (!isEmail(author.email)) add('email', t('submissionWords.authorEmailMissing'));
  if (author.affiliations.length === 0)
    add('affiliations', t('submissionWords.authorAffiliationMissing'));
  return problems;
}

function wholeListProblems({ authors, isAgent }: SubmissionDraft, email: string): Problem[] {
  const problems: Problem[] = [];
  if (!authors.some((author) => author.corresponding && isEmail(author.email))) {
    problems.push({
      field: 'authors',
      message: t('submissionWords.correspondingAuthorMissing'),
    });
  }
  const isAuthor = authors.some((author) => sameAddress(author.email) === sameAddress(email));
  if (!isAuthor && !isAgent) {
    problems.push({
      field: 'isAgent',
      message: t('submissionWords.submitterNotAuthor'),
    });
  }
  authors.forEach((author, place) => {
    const earlier = authors.slice(0, place);
    // Two rows of one id would be moved and edited as one.
    if (earlier.some((other) => other.id === author.id)) {
      const message = t('submissionWords.authorTwice');
      problems.push({ field: `authors.${place}.family`, message });
    }
    if (
      author.email &&
      earlier.some((other) => sameAddress(other.email) === sameAddress(author.email))
    ) {
      problems.push({
        field: `authors.${place}.email`,
        message: t('submissionWords.addressTwice'),
      });
    }
    if (author.orcid && earlier.some((other) => other.orcid === author.orcid)) {
      problems.push({
        field: `authors.${place}.orcid`,
        message: t('submissionWords.orcidTwice'),
      });
    }
  });
  return problems;
}

function reviewerProblems(
  draft: SubmissionDraft,
  list: 'suggestedReviewers' | 'opposedReviewers',
): Problem[] {
  return draft[list].flatMap((reviewer, place) => {
    const message = reviewerProblem(reviewer, draft, list === 'suggestedReviewers');
    return message
      ? [{ field: `${list}.${place}.${message.field}`, message: message.message }]
      : [];
  });
}

function reviewerProblem(
  { name, email }: NamedReviewer,
  { authors }: SubmissionDraft,
  isSuggested: boolean,
): { field: 'name' | 'email'; message: string } | null {
  const named = nameProblem(name, true);
  if (named) return { field: 'name', message: named };
  if (!isSuggested && !email) return null;
  if (!isEmail(email))
    return { field: 'email', message: t('submissionWords.reviewerEmailMissing') };
  if (!isSuggested) return null;
  if (authors.some((author) => sameAddress(author.email) === sameAddress(email))) {
    return { field: 'email', message: t('submissionWords.reviewerIsAuthor') };
  }
  const domain = domainOf(email);
  const isNear =
    !COMMON_DOMAINS.has(domain) && authors.some((each) => domainOf(each.email) === domain);
  return isNear ? { field: 'email', message: t('submissionWords.reviewerSameInstitution') } : null;
}

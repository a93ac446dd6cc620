/** What is wrong with the people of a draft: its authors, and whom they suggest or oppose. */
import { z } from 'zod';
import { PersonNameSchema } from '../entities/profile.ts';
import type { DraftAuthor, NamedReviewer, SubmissionDraft } from '../entities/submission.ts';
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
  if (authors.length === 0) return [{ field: 'authors', message: 'Add the authors.' }];
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
  return read.success ? null : (read.error.issues[0]?.message ?? 'Enter a name.');
}

function authorProblems(author: DraftAuthor, place: number): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | null) => {
    if (message) problems.push({ field: `authors.${place}.${field}`, message });
  };
  add('given', nameProblem(author.given, false));
  add('family', nameProblem(author.family, true));
  if (!isEmail(author.email)) add('email', 'Enter the author’s e-mail address.');
  if (author.affiliations.length === 0) add('affiliations', 'Enter the author’s affiliation.');
  return problems;
}

function wholeListProblems({ authors, isAgent }: SubmissionDraft, email: string): Problem[] {
  const problems: Problem[] = [];
  if (!authors.some((author) => author.corresponding && isEmail(author.email))) {
    problems.push({
      field: 'authors',
      message: 'Name a corresponding author with an e-mail address.',
    });
  }
  const isAuthor = authors.some((author) => sameAddress(author.email) === sameAddress(email));
  if (!isAuthor && !isAgent) {
    problems.push({
      field: 'isAgent',
      message: 'You are not among the authors: add yourself, or say that you act for them.',
    });
  }
  authors.forEach((author, place) => {
    const earlier = authors.slice(0, place);
    // Two rows of one id would be moved and edited as one.
    if (earlier.some((other) => other.id === author.id)) {
      const message = 'This author is in the list twice. Remove one of the entries.';
      problems.push({ field: `authors.${place}.family`, message });
    }
    if (
      author.email &&
      earlier.some((other) => sameAddress(other.email) === sameAddress(author.email))
    ) {
      problems.push({ field: `authors.${place}.email`, message: 'Two authors have this address.' });
    }
    if (author.orcid && earlier.some((other) => other.orcid === author.orcid)) {
      problems.push({
        field: `authors.${place}.orcid`,
        message: 'Two authors have this ORCID iD.',
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
  if (!isEmail(email)) return { field: 'email', message: 'Enter the reviewer’s e-mail address.' };
  if (!isSuggested) return null;
  if (authors.some((author) => sameAddress(author.email) === sameAddress(email))) {
    return { field: 'email', message: 'An author cannot review the manuscript.' };
  }
  const domain = domainOf(email);
  const isNear =
    !COMMON_DOMAINS.has(domain) && authors.some((each) => domainOf(each.email) === domain);
  return isNear
    ? { field: 'email', message: 'This reviewer writes from the same institution as an author.' }
    : null;
}

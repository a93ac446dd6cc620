/** What a co-author has said to a manuscript, and who is yet to be asked. */
import type { CoAuthorAnswer, DraftAuthor, Submission } from '../entities/submission.ts';

type Answers = Pick<Submission, 'coAuthors'>;
type Named = Pick<DraftAuthor, 'given' | 'family' | 'orcid'>;

/** Under which an answer is kept: the address that was mailed. What the submitter's browser names a row says nothing. */
export const coAuthorKey = (email: string): string => email.trim().toLowerCase();

/** The name that a row asks about: an answer for one name is not an answer for another. */
export const namedAs = ({ given, family, orcid }: Named): string =>
  [given, family, orcid && `(${orcid})`]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

export interface CoAuthorStanding extends Pick<CoAuthorAnswer, 'at' | 'reason'> {
  /** `renamed`: they were asked, or have confirmed, under another name than the list has now. */
  readonly answer: CoAuthorAnswer['answer'] | 'renamed';
}

/** The answer of a listed author; null: this address has not been asked yet. */
export function coAuthorStanding(
  { coAuthors = {} }: Answers,
  author: Named & Pick<DraftAuthor, 'email'>,
): CoAuthorStanding | null {
  const kept = coAuthors[coAuthorKey(author.email)];
  if (!kept) return null;
  // An objection remains, whatever the list says now.
  if (kept.answer === 'objected' || kept.named === namedAs(author)) return kept;
  return { answer: 'renamed', at: kept.at };
}

/** The iD of a listed author that its owner has proved from the link of their mail, if the list still has it. */
export function coAuthorOrcid(
  { coAuthors = {} }: Answers,
  author: Pick<DraftAuthor, 'email' | 'orcid'>,
): string | undefined {
  const proved = coAuthors[coAuthorKey(author.email)]?.orcid;
  return proved === author.orcid ? proved : undefined;
}

/** Whoever is named as an author and was not asked under that name at that address, but for the submitter. */
export function coAuthorsToAsk(
  { authors, coAuthors = {} }: Answers & Pick<Submission, 'authors'>,
  submitter: string,
): DraftAuthor[] {
  return authors.filter((author) => {
    const key = coAuthorKey(author.email);
    return key !== coAuthorKey(submitter) && coAuthors[key]?.named !== namedAs(author);
  });
}

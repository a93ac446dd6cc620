import { type SubmissionDraft, SubmissionDraftSchema } from '@quire/model/entities/submission';
import type { Offered } from '../context/submission-upload.ts';

export type OfferedField = 'title' | 'abstract' | 'keywords' | 'authors';

const person = ({ given, family }: { given: string; family: string }) =>
  `${given} ${family}`.trim().toLowerCase();

/** What of an offer is new: a field that is empty in it, or says what the draft says, is not. */
export function newInOffer(draft: SubmissionDraft, offered: Offered): OfferedField[] {
  const fields: OfferedField[] = [];
  if (offered.title && offered.title !== draft.title) fields.push('title');
  if (offered.abstract && offered.abstract !== draft.abstract) fields.push('abstract');
  if (offered.keywords?.length && offered.keywords.join() !== draft.keywords.join())
    fields.push('keywords');
  const names = (authors: SubmissionDraft['authors']) => authors.map(person).join();
  if (offered.authors?.length && names(offered.authors) !== names(draft.authors))
    fields.push('authors');
  return fields;
}

/**
 * The change that takes a field of an offer over. Authors come with their institutions; what was
 * already written about one of them (address, iD) is kept.
 */
export function takeOffered(
  draft: SubmissionDraft,
  offered: Offered,
  field: OfferedField,
): Partial<SubmissionDraft> {
  if (field !== 'authors') {
    const value = SubmissionDraftSchema.partial().parse({ [field]: offered[field] })[field];
    return { [field]: value };
  }
  // Institutions of the offer stand behind those of the draft, which known authors point at.
  const shift = draft.affiliations.length;
  const authors = (offered.authors ?? []).map((author) => {
    const known = draft.authors.find((each) => person(each) === person(author));
    if (known) return known;
    return { ...author, affiliations: author.affiliations.map((at) => at + shift) };
  });
  const submitter = draft.authors.filter(
    (each) =>
      each.email && !authors.some(({ id, email }) => id === each.id || email === each.email),
  );
  // Whoever submits stays in the list until they say otherwise.
  return {
    authors: [...authors, ...submitter.filter(({ id }) => id === 'submitter')],
    affiliations: [...draft.affiliations, ...(offered.affiliations ?? [])],
  };
}

import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { Offered } from '../context/submission-upload.ts';
import { newInOffer, type OfferedField, takeOffered } from './take-offered.ts';

/** Nothing was written in it. A draft begins with its submitter as its only author. */
const IS_EMPTY: Readonly<Record<OfferedField, (draft: SubmissionDraft) => boolean>> = {
  title: ({ title }) => title.trim() === '',
  abstract: ({ abstract }) => abstract.trim() === '',
  keywords: ({ keywords }) => keywords.length === 0,
  authors: ({ authors }) => authors.every(({ id }) => id === 'submitter'),
};

/** What a draft takes from an offer by itself, and what of the offer is left, because something else is there. */
export function fillDraft(
  draft: SubmissionDraft,
  offered: Offered,
): { readonly patch: Partial<SubmissionDraft>; readonly left: Offered } {
  let [patch, left]: [Partial<SubmissionDraft>, Offered] = [{}, offered];
  for (const field of newInOffer(draft, offered)) {
    if (!IS_EMPTY[field](draft)) continue;
    patch = { ...patch, ...takeOffered(draft, offered, field) };
    left = { ...left, [field]: undefined };
  }
  return { patch, left };
}

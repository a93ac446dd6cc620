import type { REQUESTED_KINDS } from '@quire/model/entities/discount';

export type RequestedKind = (typeof REQUESTED_KINDS)[number];

interface KindWords {
  readonly label: string;
  readonly hint: string;
  /** What is asked of it beside its kind. */
  readonly asks: 'reason' | 'society' | 'institution';
}

/** The discounts that an author can request, and the details we need. */
export const REQUEST_LABELS: Readonly<Record<RequestedKind, KindWords>> = {
  waiver: {
    label: 'Waiver for lack of funds',
    hint: 'Two or three sentences. No proof is needed. We will reply within five working days.',
    asks: 'reason',
  },
  institution: {
    label: 'My institution has an agreement',
    hint: 'We look for the agreement by your e-mail address and the institution that you enter.',
    asks: 'institution',
  },
  society: {
    label: 'I am a member of a society',
    hint: 'The society and your membership number.',
    asks: 'society',
  },
  editor: {
    label: 'The editors invited this article',
    hint: 'Who invited you, and when.',
    asks: 'reason',
  },
};
export const REQUEST_KINDS = Object.keys(REQUEST_LABELS) as RequestedKind[];

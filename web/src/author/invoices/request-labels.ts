import type { REQUESTED_KINDS } from '@quire/model/entities/discount';

export type RequestedKind = (typeof REQUESTED_KINDS)[number];

interface KindWords {
  readonly label: string;
  readonly hint: string;
  /** What is asked of it beside its kind. */
  readonly asks: 'reason' | 'society' | 'institution';
}

/** What an author may ask for, and what we have to know of it. */
export const REQUEST_LABELS: Readonly<Record<RequestedKind, KindWords>> = {
  waiver: {
    label: 'A waiver: there are no funds',
    hint: 'Two or three sentences; no proof is needed. We answer within five working days.',
    asks: 'reason',
  },
  institution: {
    label: 'My institution has an agreement',
    hint: 'We look for it by the address of your account, and by the institution you name.',
    asks: 'institution',
  },
  society: {
    label: 'I am a member of the society',
    hint: 'Which society, and your number there.',
    asks: 'society',
  },
  editor: {
    label: 'The editors have asked for this article',
    hint: 'Who asked you, and when.',
    asks: 'reason',
  },
};
export const REQUEST_KINDS = Object.keys(REQUEST_LABELS) as RequestedKind[];

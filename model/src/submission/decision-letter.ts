/** What the letter of a decision says before its editor has changed a word of it. */
import { t } from '../messages/t.ts';
import { SUBMISSION_EVENTS, type SubmissionEvent } from '../states/moves/submission.ts';

interface Facts {
  /** Of the submitter. */
  readonly name: string;
  readonly title: string;
  readonly journal: string;
  readonly reports: number;
  /** Who decides and signs the letter. */
  readonly editor: string;
}

const closing = ({ editor, journal }: Facts): string =>
  editor ? t('letters.closing', { editor, journal }) : t('letters.closingUnnamed', { journal });

/** Where the editor has to add a reason. */
const because = (decision: string): string => `${decision}\n\n${t('letters.reason')}\n\n`;

/** The middle of each letter, by the move that it goes with. */
const LETTERS: Readonly<Partial<Record<SubmissionEvent, (facts: Facts) => string>>> = {
  return_to_author: () => `${t('letters.returnToAuthor')}\n\n- `,
  desk_reject: ({ journal }) => because(t('letters.deskReject', { journal })),
  accept_unreviewed: () => t('letters.acceptUnreviewed'),
  offer_transfer: () => t('letters.offerTransfer'),
  request_minor: ({ reports }) => t('letters.requestMinor', { count: reports }),
  request_major: ({ reports }) => t('letters.requestMajor', { count: reports }),
  reject: ({ reports }) => t('letters.reject', { count: reports }),
  reject_resubmit: () => t('letters.rejectResubmit'),
  rescind_revision: () => t('letters.rescindRevision'),
  decline: ({ journal }) => because(t('letters.decline', { journal })),
  reverse_desk_rejection: () => because(t('letters.reverseDeskRejection')),
  reverse_rejection: () => because(t('letters.reverseRejection')),
  reverse_offer: () => because(t('letters.reverseOffer')),
  reverse_acceptance: () => because(t('letters.reverseAcceptance')),
  reject_accepted: () => because(t('letters.rejectAccepted')),
  accept: () => t('letters.accept'),
};

/** The moves that have a letter to begin with. */
export const LETTER_EVENTS = SUBMISSION_EVENTS.filter((event) => event in LETTERS);

/** In the language of whoever reads it. Empty for a move that goes without a letter. */
export function decisionLetter(event: SubmissionEvent, facts: Facts): string {
  const middle = LETTERS[event];
  if (!middle) return '';
  const { name, title, journal } = facts;
  const greeting = name ? t('mail.dear', { name }) : t('mail.hello');
  const opening = t('letters.opening', { title, journal });
  return [greeting, opening, middle(facts), closing(facts)].join('\n\n');
}

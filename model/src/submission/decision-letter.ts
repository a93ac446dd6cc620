/** What the letter of a decision says before its editor has changed a word of it. */
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

const opening = ({ name, title, journal }: Facts): string =>
  `Dear ${name || 'author'},\n\nThank you for submitting “${title}” to ${journal}.`;

const closing = ({ editor, journal }: Facts): string => {
  const signature = editor
    ? [editor, `For the editors of ${journal}`]
    : [`The editors of ${journal}`];
  return ['With kind regards,', ...signature].join('\n');
};

const withReports = (facts: Facts, one: string, more: string): string =>
  facts.reports === 1 ? one : more;

/** The middle of each letter, by the move that it goes with. */
const LETTERS: Readonly<Partial<Record<SubmissionEvent, (facts: Facts) => string>>> = {
  return_to_author: () =>
    'Before an editor can consider it, please correct the following and send it again:\n\n- ',
  desk_reject: ({ journal }) =>
    `We have read it and will not send it to reviewers: we do not think that it fits the scope of ${journal}. The reason is this:\n\n`,
  accept_unreviewed: () => 'We are glad to accept it for publication.',
  offer_transfer: () =>
    'We think that another journal of our press would suit it better, and offer to transfer it with all of its files. The choice is yours.',
  request_minor: (facts) =>
    `${withReports(facts, 'A reviewer has read it, and we', 'The reviewers have read it, and we')} would like to publish it after a minor revision. Please answer each point of the ${withReports(facts, 'report', 'reports')} and mark what you changed.`,
  request_major: (facts) =>
    `${withReports(facts, 'A reviewer has read it and raises', 'The reviewers have read it and raise')} points that need a major revision. Please answer each of them and mark what you changed; the revision will be reviewed again.`,
  reject: (facts) =>
    `On the basis of the ${withReports(facts, 'report', 'reports')} below we cannot publish it. We know that this is a disappointment, and hope that the ${withReports(facts, 'report helps', 'reports help')} you with the work.`,
  reject_resubmit: () =>
    'We cannot publish it as it is. If you can address the points in the reports, which will take more than a revision, we would welcome a new submission that refers to this one.',
  rescind_revision: () =>
    'We withdraw our request for a revision of this manuscript. You do not need to send one for now. We will write to you again with our decision. Everything that you have written and uploaded is kept.',
  decline: ({ journal }) =>
    `We have decided not to consider it further, and will not publish it in ${journal}. The reason is this:\n\n`,
  reverse_desk_rejection: () =>
    'We have reversed our decision to reject it without review. An editor will consider it again. Please tell us if you have submitted it elsewhere in the meantime. The reason is this:\n\n',
  reverse_rejection: () =>
    'We have reversed our decision to reject it, and will write to you again with a new decision. Please tell us if you have submitted it elsewhere in the meantime. The reason is this:\n\n',
  reverse_offer: () =>
    'We have withdrawn our offer to transfer it to another journal. You do not need to do anything. The reason is this:\n\n',
  reverse_acceptance: () =>
    'We have to reverse our decision to accept it, and are sorry for this. We will write to you again with a new decision. Any unpaid invoice will be cancelled. The reason is this:\n\n',
  reject_accepted: () =>
    'We have to reverse our decision to accept it, and will not publish it. We are sorry for this. Any unpaid invoice will be cancelled. The reason is this:\n\n',
  accept: () =>
    'We are glad to accept it for publication. Our production team will prepare it and send you a proof.',
};

/** The moves that have a letter to begin with. */
export const LETTER_EVENTS = SUBMISSION_EVENTS.filter((event) => event in LETTERS);

/** Empty for a move that goes without a letter. */
export function decisionLetter(event: SubmissionEvent, facts: Facts): string {
  const middle = LETTERS[event];
  return middle ? [opening(facts), middle(facts), closing(facts)].join('\n\n') : '';
}

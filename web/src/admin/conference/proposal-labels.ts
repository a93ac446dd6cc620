/** The labels of a proposal's status, and the first text of letters to organisers. */
export const PROPOSAL_STATUS_LABELS: Readonly<Record<string, string>> = {
  new: 'New',
  answered: 'Answered',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** The status that a letter gives to a proposal. */
export type Answer = 'answered' | 'accepted' | 'declined';

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = {
  answered: 'Reply',
  accepted: 'Accept',
  declined: 'Decline',
};

/** The possible answers to a proposal in each status. */
export const MAY_BECOME: Readonly<Record<string, readonly Answer[]>> = {
  new: ['answered', 'accepted', 'declined'],
  answered: ['answered', 'accepted', 'declined'],
  declined: ['answered'],
};

const SAYS: Readonly<Record<Answer, string>> = {
  answered:
    'Thank you for proposing your conference to us. Before we decide, we would like to know:',
  accepted:
    'We would be glad to publish the papers of your conference. We have created a page for it and will write to you about the next steps.',
  declined:
    'Thank you for proposing your conference to us. We regret that we cannot publish its papers.',
};

/** The first text of a letter. */
export function letterFor(answer: Answer, name: string, from: string): string {
  return `Dear ${name},\n\n${SAYS[answer]}\n\nYours sincerely,\n${from}`;
}

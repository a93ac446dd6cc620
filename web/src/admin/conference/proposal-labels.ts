/** What is said of a proposal's status, and how letters to organisers begin. */
export const PROPOSAL_STATUS_LABELS: Readonly<Record<string, string>> = {
  new: 'New',
  answered: 'Answered',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** What a proposal may become by a letter. */
export type Answer = 'answered' | 'accepted' | 'declined';

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = {
  answered: 'Write to them',
  accepted: 'Accept',
  declined: 'Decline',
};

/** Which answers a proposal may be given as it stands. */
export const MAY_BECOME: Readonly<Record<string, readonly Answer[]>> = {
  new: ['answered', 'accepted', 'declined'],
  answered: ['answered', 'accepted', 'declined'],
  declined: ['answered'],
};

const SAYS: Readonly<Record<Answer, string>> = {
  answered:
    'Thank you for proposing your conference to us. Before we decide, we would like to know:',
  accepted:
    'We would be glad to publish the papers of your conference. We have begun a page for it and will write to you about the next steps.',
  declined:
    'Thank you for proposing your conference to us. We regret that we cannot publish its papers.',
};

/** A letter to begin with. */
export function letterFor(answer: Answer, name: string, from: string): string {
  return `Dear ${name},\n\n${SAYS[answer]}\n\nYours sincerely,\n${from}`;
}

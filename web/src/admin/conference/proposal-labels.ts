import { t } from '@quire/model/messages/t';

/** The labels of a proposal's status, and the first text of letters to organisers. */
export const PROPOSAL_STATUS_LABELS: Readonly<Record<string, string>> = {
  new: t('officeConference.proposalNew'),
  answered: t('officeConference.proposalAnswered'),
  accepted: t('officeConference.proposalAcceptedState'),
  declined: t('officeConference.proposalDeclined'),
};

/** The status that a letter gives to a proposal. */
export type Answer = 'answered' | 'accepted' | 'declined';

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = {
  answered: t('officeConference.reply'),
  accepted: t('officeConference.accept'),
  declined: t('officeConference.decline'),
};

/** What the dialog asks, where it has the letter. */
export const ANSWER_QUESTIONS: Readonly<Record<Answer, string>> = {
  answered: t('officeConference.asksReply'),
  accepted: t('officeConference.asksAccept'),
  declined: t('officeConference.asksDecline'),
};

/** The possible answers to a proposal in each status. */
export const MAY_BECOME: Readonly<Record<string, readonly Answer[]>> = {
  new: ['answered', 'accepted', 'declined'],
  answered: ['answered', 'accepted', 'declined'],
  declined: ['answered'],
};

const LETTERS: Readonly<Record<Answer, (name: string, from: string) => string>> = {
  answered: (name, from) => t('officeConference.replyLetter', { name, from }),
  accepted: (name, from) => t('officeConference.acceptanceLetter', { name, from }),
  declined: (name, from) => t('officeConference.declineLetter', { name, from }),
};

/** The first text of a letter. */
export const letterFor = (answer: Answer, name: string, from: string): string =>
  LETTERS[answer](name, from);

import { t } from '../messages/t.ts';
import type { ReviewState } from './review-states.ts';

interface Audience {
  readonly label: string;
  readonly states: readonly ReviewState[];
}

const audience = (row: Audience): Audience => row;

/** Which of a round's reviewers an editor can write to at once. All of these states take messages. */
export const REVIEWER_AUDIENCES = {
  invited: audience({
    get label() {
      return t('states.audienceInvited');
    },
    states: ['invited'],
  }),
  working: audience({
    get label() {
      return t('states.audienceWorking');
    },
    states: ['accepted', 'in_progress', 'overdue', 'returned_for_clarification'],
  }),
  overdue: audience({
    get label() {
      return t('states.audienceOverdue');
    },
    states: ['overdue'],
  }),
  reported: audience({
    get label() {
      return t('states.audienceReported');
    },
    states: ['submitted', 'considered'],
  }),
} as const;
export type ReviewerAudience = keyof typeof REVIEWER_AUDIENCES;
export const REVIEWER_AUDIENCE_NAMES = Object.keys(REVIEWER_AUDIENCES) as [
  ReviewerAudience,
  ...ReviewerAudience[],
];

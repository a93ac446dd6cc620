import type { AbstractDecision, AbstractState } from '@quire/model/entities/abstract';

export const ABSTRACT_DECISION_LABELS: Readonly<Record<AbstractDecision, string>> = {
  talk: 'Accept as talk',
  poster: 'Accept as poster',
  rejected: 'Reject',
};

export const OFFICE_STATE_LABELS: Readonly<Record<AbstractState, string>> = {
  submitted: 'Awaiting a decision',
  talk: 'Talk',
  poster: 'Poster',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

import type { AbstractState } from '@quire/model/entities/abstract';

/** The labels of an abstract's state for authors. */
export const STATE_LABELS: Readonly<Record<AbstractState, string>> = {
  submitted: 'Submitted',
  talk: 'Accepted as a talk',
  poster: 'Accepted as a poster',
  rejected: 'Not accepted',
  withdrawn: 'Withdrawn',
};

export const PREFERENCE_LABELS = {
  talk: 'Talk',
  poster: 'Poster',
  either: 'Talk or poster',
} as const;

import type { AbstractState } from '@quire/model/entities/abstract';
import { t } from '@quire/model/messages/t';

/** The labels of an abstract's state for authors. */
export const STATE_LABELS: Readonly<Record<AbstractState, string>> = {
  submitted: t('authorAbstracts.stateSubmitted'),
  talk: t('authorAbstracts.stateTalk'),
  poster: t('authorAbstracts.statePoster'),
  rejected: t('authorAbstracts.stateRejected'),
  withdrawn: t('authorAbstracts.stateWithdrawn'),
};

export const PREFERENCE_LABELS = {
  talk: t('authorAbstracts.talk'),
  poster: t('authorAbstracts.poster'),
  either: t('authorAbstracts.talkOrPoster'),
} as const;

import type { AbstractDecision, AbstractState } from '@quire/model/entities/abstract';
import { t } from '@quire/model/messages/t';

export const ABSTRACT_DECISION_LABELS: Readonly<Record<AbstractDecision, string>> = {
  talk: t('officeConference.acceptAsTalk'),
  poster: t('officeConference.acceptAsPoster'),
  rejected: t('officeConference.reject'),
};

export const OFFICE_STATE_LABELS: Readonly<Record<AbstractState, string>> = {
  submitted: t('officeConference.stateSubmitted'),
  talk: t('officeConference.stateTalk'),
  poster: t('officeConference.statePoster'),
  rejected: t('officeConference.stateRejected'),
  withdrawn: t('officeConference.stateWithdrawn'),
};

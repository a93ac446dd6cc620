/** Where DOIs lead, in a few words and with what to do. */
import type { Registration, RegistrationResolves } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';

interface ResolvesWords {
  readonly label: string;
  readonly text: string;
  readonly isGood: boolean;
}

export const RESOLVES_WORDS: Readonly<Record<RegistrationResolves, ResolvesWords>> = {
  ok: {
    label: t('officeRegistrations.leadsOk'),
    text: t('officeRegistrations.leadsOkText'),
    isGood: true,
  },
  elsewhere: {
    label: t('officeRegistrations.leadsElsewhere'),
    text: t('officeRegistrations.leadsElsewhereText'),
    isGood: false,
  },
  'not-found': {
    label: t('officeRegistrations.leadsNotFound'),
    text: t('officeRegistrations.leadsNotFoundText'),
    isGood: false,
  },
  'page-lacks-doi': {
    label: t('officeRegistrations.leadsPageLacksDoi'),
    text: t('officeRegistrations.leadsPageLacksDoiText'),
    isGood: false,
  },
  'no-answer': {
    label: t('officeRegistrations.leadsNoAnswer'),
    text: t('officeRegistrations.leadsNoAnswerText'),
    isGood: false,
  },
};

/** In a few words; “Not checked” before the first check. */
export const resolvesLabel = ({ resolves }: Pick<Registration, 'resolves'>): string =>
  resolves ? RESOLVES_WORDS[resolves.result].label : t('officeRegistrations.notChecked');

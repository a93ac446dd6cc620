/** What the agencies' answers mean, what to do about each, and where. */
import type {
  Registration,
  RegistrationAnswer,
  RegistrationState,
} from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { agencyName } from '../kit/registrations/registration-words.ts';
import type { Place } from './places.ts';

interface AnswerWords {
  readonly means: (agency: string) => string;
  readonly toDo: (agency: string) => string;
  /** Where it can be corrected, if anywhere in the office. */
  readonly places: readonly Place[];
}

const nothing = () => t('officeRegistrations.doNothing');
const wait = () => t('officeRegistrations.doWait');

const ANSWER_WORDS: Readonly<Record<RegistrationAnswer, AnswerWords>> = {
  added: {
    means: (agency) => t('officeRegistrations.saidAdded', { agency }),
    toDo: nothing,
    places: [],
  },
  updated: {
    means: (agency) => t('officeRegistrations.saidUpdated', { agency }),
    toDo: nothing,
    places: [],
  },
  conflict: {
    means: (agency) => t('officeRegistrations.saidConflict', { agency }),
    toDo: (agency) => t('officeRegistrations.doCompareWorks', { agency }),
    places: ['source'],
  },
  hidden: {
    means: (agency) => t('officeRegistrations.saidHidden', { agency }),
    toDo: (agency) => t('officeRegistrations.doAskWhyHidden', { agency }),
    places: [],
  },
  removed: {
    means: (agency) => t('officeRegistrations.saidRemoved', { agency }),
    toDo: nothing,
    places: [],
  },
  'journal-not-in-account': {
    means: (agency) => t('officeRegistrations.saidJournalNotInAccount', { agency }),
    toDo: (agency) => t('officeRegistrations.doCorrectIssn', { agency }),
    places: ['journal', 'settings'],
  },
  'older-than-registered': {
    means: (agency) => t('officeRegistrations.saidOlder', { agency }),
    toDo: wait,
    places: [],
  },
  'prefix-not-allowed': {
    means: (agency) => t('officeRegistrations.saidPrefixNotAllowed', { agency }),
    toDo: (agency) => t('officeRegistrations.doAddPrefix', { agency }),
    places: ['journal', 'source'],
  },
  'prefixes-differ': {
    means: (agency) => t('officeRegistrations.saidPrefixesDiffer', { agency }),
    toDo: () => t('officeRegistrations.doOnePrefix'),
    places: ['source'],
  },
  'invalid-record': {
    means: (agency) => t('officeRegistrations.saidInvalidRecord', { agency }),
    toDo: (agency) => t('officeRegistrations.doCorrectRecord', { agency }),
    places: ['source', 'journal'],
  },
  'login-refused': {
    means: (agency) => t('officeRegistrations.saidLoginRefused', { agency }),
    toDo: () => t('officeRegistrations.doCorrectLogin'),
    places: ['settings'],
  },
  'too-many': {
    means: (agency) => t('officeRegistrations.saidTooMany', { agency }),
    toDo: wait,
    places: [],
  },
  'no-answer': {
    means: (agency) => t('officeRegistrations.saidNoAnswer', { agency }),
    toDo: wait,
    places: [],
  },
  other: {
    means: (agency) => t('officeRegistrations.saidOther', { agency }),
    toDo: (agency) => t('officeRegistrations.doReadWords', { agency }),
    places: [],
  },
};

const TOLD: Readonly<Record<RegistrationState, () => string>> = {
  held: () => t('officeRegistrations.toldHeld'),
  refused: () => t('officeRegistrations.toldRefused'),
  registered: () => t('officeRegistrations.toldRegistered'),
  sent: () => t('officeRegistrations.toldSent'),
  waiting: () => t('officeRegistrations.toldWaiting'),
};

export interface Told {
  readonly means: string;
  /** Null: the state says enough. */
  readonly toDo: string | null;
  readonly places: readonly Place[];
}

/** The last answer in plain words; before the first, what the state means. */
export function lastAnswer(of: Pick<Registration, 'agency' | 'answer' | 'state'>): Told {
  if (!of.answer || of.state === 'held') return { means: TOLD[of.state](), toDo: null, places: [] };
  const { means, toDo, places } = ANSWER_WORDS[of.answer.code];
  const agency = agencyName(of);
  return { means: means(agency), toDo: toDo(agency), places };
}

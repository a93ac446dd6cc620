/** Why a DOI is held back, what to do about each reason, and where. */
import { DepositFaultSchema, depositFaultText } from '@quire/model/entities/deposit-faults';
import type {
  RegistrationProblem,
  RegistrationProblemCode,
} from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import type { Told } from './answer-words.ts';
import type { Place } from './places.ts';

interface ProblemWords {
  /** @param value of a parameter by its name; '' where it was not stored */
  readonly means: (
    value: (name: string) => string,
    params: RegistrationProblem['params'],
  ) => string;
  readonly toDo: () => string;
  readonly places: readonly Place[];
}

const PROBLEM_WORDS: Readonly<Record<RegistrationProblemCode, ProblemWords>> = {
  'no-account': {
    means: (value) => t('officeRegistrations.problemNoAccount', { prefix: value('prefix') }),
    toDo: () => t('officeRegistrations.doAddAccount'),
    places: ['journal', 'settings'],
  },
  'login-refused': {
    means: (value) => t('officeRegistrations.problemLoginRefused', { prefix: value('prefix') }),
    toDo: () => t('officeRegistrations.doCorrectLogin'),
    places: ['settings'],
  },
  'no-depositor': {
    means: () => t('officeRegistrations.problemNoDepositor'),
    toDo: () => t('officeRegistrations.doEnterContact'),
    places: ['settings'],
  },
  invalid: {
    means: (value, params) =>
      t('officeRegistrations.problemInvalid', { reason: faultIn(params) ?? value('reason') }),
    toDo: () => t('officeRegistrations.doCorrectPlace'),
    places: ['source', 'journal'],
  },
  'too-large': {
    means: (value) => t('officeRegistrations.problemTooLarge', { megabytes: value('megabytes') }),
    toDo: () => t('officeRegistrations.doShorten'),
    places: ['source'],
  },
  'no-issn': {
    means: () => t('officeRegistrations.problemNoIssn'),
    toDo: () => t('officeRegistrations.doEnterIssn'),
    places: ['journal'],
  },
  'not-registrable': {
    means: (value) => t('officeRegistrations.problemNotRegistrable', { type: value('type') }),
    toDo: () => t('officeRegistrations.doOtherAgency'),
    places: ['source'],
  },
};

/** What is wrong with a record; undefined where it was stored in words. */
function faultIn(params: RegistrationProblem['params']): string | undefined {
  const fault = DepositFaultSchema.safeParse(params).data;
  return fault && depositFaultText(fault);
}

/** A reason in plain words. */
export function problemInWords({ code, params }: RegistrationProblem): Told {
  const { means, toDo, places } = PROBLEM_WORDS[code];
  return { means: means((name) => params[name] ?? '', params), toDo: toDo(), places };
}

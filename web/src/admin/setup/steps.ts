import { t } from '@quire/model/messages/t';

/** The steps of the set-up in order. The first is complete once an administrator is signed in. */
export const SETUP_STEPS = [
  { key: 'admin', label: t('officeSetup.stepAdministrator') },
  { key: 'press', label: t('officeSetup.stepPress') },
  { key: 'journal', label: t('officeSetup.stepFirstJournal') },
  { key: 'mail', label: t('officeSetup.stepMail') },
  { key: 'charges', label: t('officeSetup.stepFees') },
  { key: 'done', label: t('officeSetup.stepLeft') },
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number]['key'];

/** The step in an address; null if there is none. */
export const stepNamed = (name: string | null): SetupStep | null =>
  SETUP_STEPS.find(({ key }) => key === name)?.key ?? null;

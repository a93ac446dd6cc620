import { t } from '../messages/t.ts';

/** Why a journal's rule has chosen an editor, or none: stored as a code, and shown in the language of whoever reads it. */
export const ASSIGNMENT_REASONS = {
  get rotation() {
    return t('officeEvents.byRuleInTurn');
  },
  get type() {
    return t('officeEvents.byRuleOfTypes');
  },
  get subject() {
    return t('officeEvents.byRuleOfSubjects');
  },
  get 'nobody-listed'() {
    return t('officeEvents.nobodyListed');
  },
  get 'nobody-free'() {
    return t('officeEvents.nobodyFree');
  },
} as const;
export type AssignmentReason = keyof typeof ASSIGNMENT_REASONS;
export const ASSIGNMENT_REASON_KEYS = Object.keys(ASSIGNMENT_REASONS) as [
  AssignmentReason,
  ...AssignmentReason[],
];

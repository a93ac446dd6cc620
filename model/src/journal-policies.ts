import { t } from './messages/t.ts';

/**
 * The policies of a journal in the order in which readers find them, with their headings. Apart from the
 * schemas, so that a page can name one without loading them.
 */
export const POLICIES = {
  get plagiarism() {
    return t('articleWords.policyPlagiarism');
  },
  get data() {
    return t('articleWords.policyData');
  },
  get ai() {
    return t('articleWords.policyAi');
  },
  get deposit() {
    return t('articleWords.policyDeposit');
  },
  get preservation() {
    return t('articleWords.policyPreservation');
  },
} as const;
export type PolicyKey = keyof typeof POLICIES;
export const POLICY_KEYS: readonly PolicyKey[] = [
  'plagiarism',
  'data',
  'ai',
  'deposit',
  'preservation',
];

import { t } from '@quire/model/messages/t';
import { MANUSCRIPT_STATEMENTS } from '@quire/model/statements/statement-fields';
import type { SubmissionState } from '@quire/model/states/submission-states';

/** The wizard's steps in order, with the fields of each. */
export const STEPS = {
  answer: { label: t('authorSubmit.yourResponse'), fields: ['responseLetter'] },
  journal: {
    label: t('authorSubmit.journalAndType'),
    fields: ['journal', 'articleType', 'specialIssue', 'previousSubmission'],
  },
  files: { label: t('authorSubmit.files'), fields: ['files', 'coverLetter'] },
  text: {
    label: t('authorSubmit.titleAndAbstract'),
    fields: ['title', 'abstract', 'keywords', 'plainSummary', 'language', 'translations'],
  },
  authors: { label: t('authorSubmit.authors'), fields: ['authors', 'affiliations', 'isAgent'] },
  reviewers: {
    label: t('authorSubmit.reviewers'),
    fields: ['suggestedReviewers', 'opposedReviewers'],
  },
  statements: {
    label: t('authorSubmit.statements'),
    fields: ['declarations', ...MANUSCRIPT_STATEMENTS, 'funders', 'relations'],
  },
  review: { label: t('authorSubmit.checkAndSend'), fields: ['checkedManuscript'] },
} as const satisfies Readonly<Record<string, { label: string; fields: readonly string[] }>>;
export type StepKey = keyof typeof STEPS;

export const STEP_KEYS = Object.keys(STEPS) as [StepKey, ...StepKey[]];

const isRevision = (state: SubmissionState) =>
  state === 'minor_revision' || state === 'major_revision';

/** Which steps there are now: a revision begins with the response to the reports. */
export function stepsOf(state: SubmissionState): readonly StepKey[] {
  if (isRevision(state))
    return STEP_KEYS.filter((step) => step !== 'journal' && step !== 'reviewers');
  return STEP_KEYS.filter((step) => step !== 'answer');
}

/** The step that `?step=` asks for, or the first one. */
export function readStep(asked: string | null, steps: readonly StepKey[]): StepKey {
  return steps.find((step) => step === asked) ?? steps[0] ?? 'journal';
}

/** The step of a problem's field (`authors.2.email`); null if it is in none. */
export function stepOfField(field: string): StepKey | null {
  const [root = ''] = field.split('.');
  return STEP_KEYS.find((step) => STEPS[step].fields.some((name) => name === root)) ?? null;
}

/** The id of a field's control on the page. */
export const fieldId = (field: string): string => `field-${field.replaceAll('.', '-')}`;

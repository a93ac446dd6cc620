import type { SubmissionDraft } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import type { Problem } from '@quire/model/submission/submission-check';

/** The fields of people and institutions, as their forms call them. */
const LABELS: Readonly<Record<string, string>> = {
  given: t('authorSubmit.givenNames'),
  family: t('forms.familyName'),
  email: t('authorSubmit.emailAddress'),
  orcid: t('forms.orcidId'),
  affiliations: t('authorSubmit.institutions'),
  credit: t('authorSubmit.contributions'),
  name: t('forms.name'),
  ror: t('authorSubmit.rorId'),
};

type People = Pick<
  SubmissionDraft,
  'authors' | 'affiliations' | 'suggestedReviewers' | 'opposedReviewers'
>;

/** The names in each list so far. */
const NAMES: Readonly<Record<keyof People, (draft: People) => readonly string[]>> = {
  authors: ({ authors }) => authors.map(({ given, family }) => `${given} ${family}`.trim()),
  affiliations: ({ affiliations }) => affiliations.map(({ name }) => name.trim()),
  suggestedReviewers: (draft) => draft.suggestedReviewers.map(({ name }) => name.trim()),
  opposedReviewers: (draft) => draft.opposedReviewers.map(({ name }) => name.trim()),
};

const isList = (name: string): name is keyof People => Object.hasOwn(NAMES, name);

/**
 * A problem away from its field, as in a summary: “E-mail address of Anna Aas (author 2): Enter …”. One that is about
 * no single person or institution is its message.
 */
export function nameProblem(draft: People, { field, message }: Problem): string {
  const [list = '', place = '', part = ''] = field.split('.');
  const label = LABELS[part];
  if (!isList(list) || !label || !/^\d+$/.test(place)) return message;
  const name = NAMES[list](draft)[Number(place)];
  const number = Number(place) + 1;
  return name
    ? t('authorSubmit.problemOfNamed', { label, name, list, number, message })
    : t('authorSubmit.problemOf', { label, list, number, message });
}

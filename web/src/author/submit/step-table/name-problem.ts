import type { SubmissionDraft } from '@quire/model/entities/submission';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import type { Problem } from '@quire/model/submission/submission-check';

/** The fields of people, institutions and translations, as their forms call them. */
const LABELS: Readonly<Record<string, string>> = {
  given: t('authorSubmit.givenNames'),
  family: t('forms.familyName'),
  email: t('authorSubmit.emailAddress'),
  orcid: t('forms.orcidId'),
  affiliations: t('authorSubmit.institutions'),
  credit: t('authorSubmit.contributions'),
  name: t('forms.name'),
  ror: t('authorSubmit.rorId'),
  language: t('languages.language'),
  title: t('authorSubmit.title'),
  grantDoi: t('articleWords.grantDoi'),
  identifier: t('articleWords.identifier'),
};

type Listed = Pick<
  SubmissionDraft,
  'authors' | 'affiliations' | 'suggestedReviewers' | 'opposedReviewers' | 'translations'
>;

const nameOfLanguage = (tag: string) => (tag ? languageName(tag) : '');

/** The names in each list so far. */
const NAMES: Readonly<Record<keyof Listed, (draft: Listed) => readonly string[]>> = {
  authors: ({ authors }) => authors.map(({ given, family }) => `${given} ${family}`.trim()),
  affiliations: ({ affiliations }) => affiliations.map(({ name }) => name.trim()),
  suggestedReviewers: (draft) => draft.suggestedReviewers.map(({ name }) => name.trim()),
  opposedReviewers: (draft) => draft.opposedReviewers.map(({ name }) => name.trim()),
  translations: (draft) => draft.translations.map(({ language }) => nameOfLanguage(language)),
};

/** Entries that are told apart by their number alone. */
const NUMBERED: Readonly<Record<string, (number: number) => string>> = {
  funders: (number) => t('authorSubmit.funderNumber', { number }),
  relations: (number) => t('authorSubmit.relationNumber', { number }),
};

const isList = (name: string): name is keyof Listed => Object.hasOwn(NAMES, name);

/**
 * A problem away from its field, as in a summary: “E-mail address of Anna Aas (author 2): Enter …”. One that is about
 * no single entry of a list is its message.
 */
export function nameProblem(draft: Listed, { field, message }: Problem): string {
  const [list = '', place = '', part = ''] = field.split('.');
  const label = LABELS[part];
  if (!label || !/^\d+$/.test(place)) return message;
  const number = Number(place) + 1;
  const entry = NUMBERED[list]?.(number);
  if (entry) return t('authorSubmit.problemOfEntry', { label, entry, message });
  if (!isList(list)) return message;
  const name = NAMES[list](draft)[Number(place)];
  return name
    ? t('authorSubmit.problemOfNamed', { label, name, list, number, message })
    : t('authorSubmit.problemOf', { label, list, number, message });
}

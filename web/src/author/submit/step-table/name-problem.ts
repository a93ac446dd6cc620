import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { Problem } from '@quire/model/submission/submission-check';

/** The fields of people and institutions, as their forms call them. */
const LABELS: Readonly<Record<string, string>> = {
  given: 'Given names',
  family: 'Family name',
  email: 'E-mail address',
  orcid: 'ORCID iD',
  affiliations: 'Institutions',
  credit: 'Contributions',
  name: 'Name',
  ror: 'ROR id',
};

type People = Pick<
  SubmissionDraft,
  'authors' | 'affiliations' | 'suggestedReviewers' | 'opposedReviewers'
>;

/** What the lines of a list are called, and the names that they have got so far. */
const LISTS: Readonly<
  Record<keyof People, { readonly noun: string; names(draft: People): readonly string[] }>
> = {
  authors: {
    noun: 'author',
    names: ({ authors }) => authors.map(({ given, family }) => `${given} ${family}`.trim()),
  },
  affiliations: {
    noun: 'institution',
    names: ({ affiliations }) => affiliations.map(({ name }) => name.trim()),
  },
  suggestedReviewers: {
    noun: 'suggested reviewer',
    names: (draft) => draft.suggestedReviewers.map(({ name }) => name.trim()),
  },
  opposedReviewers: {
    noun: 'reviewer to avoid',
    names: (draft) => draft.opposedReviewers.map(({ name }) => name.trim()),
  },
};

const isList = (name: string): name is keyof People => Object.hasOwn(LISTS, name);

/**
 * A problem away from its field, as in a summary: “E-mail address of Anna Aas (author 2): Enter …”. One that is about
 * no single person or institution is its message.
 */
export function nameProblem(draft: People, { field, message }: Problem): string {
  const [list = '', place = '', part = ''] = field.split('.');
  const label = LABELS[part];
  if (!isList(list) || !label || !/^\d+$/.test(place)) return message;
  const { noun, names } = LISTS[list];
  const line = `${noun} ${Number(place) + 1}`;
  const name = names(draft)[Number(place)];
  return `${label} of ${name ? `${name} (${line})` : line}: ${message}`;
}

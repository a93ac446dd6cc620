import type { CallingConference, OwnAbstract } from '@quire/model/calls/abstracts';
import { ABSTRACT_PREFERENCES, AbstractFieldsSchema } from '@quire/model/entities/abstract';
import type { Profile } from '@quire/model/entities/profile';
import { t } from '@quire/model/messages/t';
import { countWords } from '@quire/model/submission/submission-check';
import { z } from 'zod';

/** The form as it is typed, in which every field may be empty. */
export const TypedAbstractSchema = z.object({
  /** The key of a new abstract, so that a repeated request creates no second one. */
  key: z.string(),
  title: z.string(),
  authors: z.array(
    z.object({
      name: z.string(),
      affiliation: z.string(),
      email: z.string(),
      isPresenting: z.boolean(),
    }),
  ),
  text: z.string(),
  topic: z.string(),
  preference: z.enum(ABSTRACT_PREFERENCES),
  hasConsent: z.boolean(),
});
export type TypedAbstract = z.infer<typeof TypedAbstractSchema>;

export const BLANK_AUTHOR = { name: '', affiliation: '', email: '', isPresenting: false };

/** The first content of the form: the abstract or, for a new one, the person as its first author. */
export function firstValues(
  abstract: OwnAbstract | null,
  profile: Profile | null,
  key: string,
): TypedAbstract {
  if (abstract) {
    const { title, authors, text, topic, preference } = abstract;
    return { key: '', title, authors, text, topic, preference, hasConsent: true };
  }
  const own = {
    name: profile ? `${profile.given} ${profile.family}`.trim() : '',
    affiliation: profile?.affiliation ?? '',
    email: profile?.email ?? '',
    isPresenting: true,
  };
  const blank = { title: '', text: '', topic: '', preference: 'talk', hasConsent: false } as const;
  return { key, ...blank, authors: [own] };
}

/** The problems of a form by field, in the function's words. */
export function problemsIn(
  typed: TypedAbstract,
  { topics, call }: Pick<CallingConference, 'topics' | 'call'>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const read = AbstractFieldsSchema.safeParse(typed);
  for (const { path, message } of read.error?.issues ?? []) problems[path.join('.')] ??= message;
  const words = countWords(typed.text);
  const most = call?.wordLimit ?? 0;
  if (words > most) problems.text = t('authorAbstracts.tooManyWords', { words, most });
  if (topics.length > 0 && !topics.includes(typed.topic))
    problems.topic = t('authorAbstracts.topicNeeded');
  if (!typed.authors.some(({ isPresenting }) => isPresenting)) {
    problems.authors ??= t('authorAbstracts.presenterNeeded');
  }
  return problems;
}

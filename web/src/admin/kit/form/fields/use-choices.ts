import type { CategoryKind } from '@quire/model/entities/category';
import { useMemo } from 'react';
import { useJournalKeys } from '../../../../data/live/journal-keys.ts';
import { useCategories } from '../../../../data/live/office/use-categories.ts';
import { usePerson } from '../../../../session/use-person.ts';
import type { Choice, Choices } from '../form-description.ts';

const NOBODY = { roles: [], grants: {} };

const KINDS: Readonly<Record<string, CategoryKind>> = {
  subjects: 'subject',
  'news-categories': 'news',
  'blog-categories': 'blog',
};

/** The choices of a field. */
export function useChoices(choices: Choices | undefined): readonly Choice[] {
  const session = usePerson();
  const claims = session.state === 'signed-in' ? session.person.claims : NOBODY;
  // Forms with a journal are about content, or for editors, who always have their own journals.
  const journals = useJournalKeys(claims, 'content.edit');
  const kind = typeof choices === 'string' ? (KINDS[choices] ?? null) : null;
  const { categories } = useCategories(kind);
  return useMemo(() => {
    if (kind) return categories.map(({ name }) => ({ value: name, label: name }));
    if (choices === 'journals') return journals.map((key) => ({ value: key, label: key }));
    return typeof choices === 'string' ? [] : (choices ?? []);
  }, [choices, journals, kind, categories]);
}

import { useMemo } from 'react';
import { useJournalKeys } from '../../../../data/live/journal-keys.ts';
import { usePerson } from '../../../../session/use-person.ts';
import type { Choice } from '../form-description.ts';

const NOBODY = { roles: [], journals: [] };

/** What a field offers: its own choices, or the journals that the person works for. */
export function useChoices(choices: readonly Choice[] | 'journals' | undefined): readonly Choice[] {
  const session = usePerson();
  const claims = session.state === 'signed-in' ? session.person.claims : NOBODY;
  const journals = useJournalKeys(claims);
  return useMemo(
    () =>
      choices === 'journals'
        ? journals.map((key) => ({ value: key, label: key }))
        : (choices ?? []),
    [choices, journals],
  );
}

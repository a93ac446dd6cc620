import { t } from '@quire/model/messages/t';
import { rich } from '../../messages/rich.ts';

interface SearchPrivacyProps {
  /** Who is asked; nothing is said where the press has no search. */
  readonly by: string | null;
}

/** What a search sends to whom: on the search's page, and below every press's privacy policy. */
export function SearchPrivacy({ by }: SearchPrivacyProps) {
  if (by === null) return null;
  return (
    <>
      <p>{rich('ui.searchedBy', { service: by, b: (name) => <strong>{name}</strong> })}</p>
      <p>{t('ui.searchedWithout')}</p>
    </>
  );
}

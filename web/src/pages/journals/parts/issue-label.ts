import type { Issue } from '@quire/model/entities/issue';
import { t } from '@quire/model/messages/t';

type Numbered = Pick<Issue, 'volume' | 'number' | 'issueid' | 'kind'>;

/** `Volume 2, Number 1`, or what else an issue is called. */
export function issueLabel({ volume, number, issueid, kind }: Numbered): string {
  if (volume && number) return t('journals.volumeNumber', { volume, number });
  if (volume) return t('journals.volume', { volume });
  if (number) return t('journals.number', { number });
  return kindLabel(kind) || issueid;
}

/** `Special issue`, or nothing for a regular one. */
export function kindLabel(kind: Issue['kind']): string {
  const kinds: Readonly<Record<Issue['kind'], string>> = {
    regular: '',
    special: t('journals.specialIssue'),
    supplement: t('journals.supplement'),
    proceedings: t('journals.proceedings'),
    online_first: t('journals.onlineFirst'),
  };
  return kinds[kind];
}

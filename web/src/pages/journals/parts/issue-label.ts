import type { Issue } from '@quire/model/entities/issue';

const KINDS: Readonly<Record<Issue['kind'], string>> = {
  regular: '',
  special: 'Special issue',
  supplement: 'Supplement',
  proceedings: 'Proceedings',
  online_first: 'Online first',
};

type Numbered = Pick<Issue, 'volume' | 'number' | 'issueid' | 'kind'>;

/** `Volume 2, Number 1`, or what else an issue is called. */
export function issueLabel({ volume, number, issueid, kind }: Numbered): string {
  const parts = [volume && `Volume ${volume}`, number && `Number ${number}`].filter(Boolean);
  return parts.join(', ') || KINDS[kind] || issueid;
}

/** `Special issue`, or nothing for a regular one. */
export function kindLabel(kind: Issue['kind']): string {
  return KINDS[kind];
}

import { issuePath, journalPath } from '@quire/model/paths';
import type { Organization, Periodical, PublicationIssue, PublicationVolume } from 'schema-dts';
import type { Described } from './described.ts';

export function press({ publisher, origin }: Described): Organization {
  return { '@type': 'Organization', name: publisher, url: `${origin}/` };
}

/** The issue, in its volume, in its journal: as far as the article has them. */
export function partOf(described: Described): PublicationIssue {
  const { article, origin } = described;
  const { journal, issue, volume, number, journalTitle, journalIssn } = article;
  const periodical: Periodical = {
    '@type': 'Periodical',
    name: journalTitle,
    ...(journalIssn ? { issn: journalIssn } : {}),
    url: `${origin}${journalPath(journal)}`,
    publisher: press(described),
  };
  const inVolume: PublicationVolume | Periodical = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: periodical }
    : periodical;
  return {
    '@type': 'PublicationIssue',
    ...(number ? { issueNumber: number } : {}),
    url: `${origin}${issuePath(journal, issue)}`,
    isPartOf: inVolume,
  };
}

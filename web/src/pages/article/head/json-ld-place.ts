import { issuePath, journalPath } from '@quire/model/paths';
import type {
  BreadcrumbList,
  Organization,
  Periodical,
  PublicationIssue,
  PublicationVolume,
} from 'schema-dts';
import { breadcrumbs } from '../../../app/records/breadcrumbs.ts';
import { publisher } from '../../../app/records/publisher.ts';
import { pageAddress } from '../static/addresses.ts';
import type { Described } from './described.ts';

export const press = (described: Described): Organization =>
  publisher(described.publisher, described.origin);

/** The way from the home page to the article. */
export function wayTo({ article, title, ...described }: Described): BreadcrumbList {
  return breadcrumbs(described.origin, described.publisher, [
    [article.journalTitle, journalPath(article.journal)],
    [title, pageAddress(article)],
  ]);
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

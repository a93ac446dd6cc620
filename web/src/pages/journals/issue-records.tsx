import type { Journal } from '@quire/model/entities/journal';
import { machineTitle } from '@quire/model/entities/machine-title';
import type { PublishedIssue } from '@quire/model/entities/published';
import { titleInYear } from '@quire/model/entities/title-in-year';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { articlePath, issuePath, journalPath, journalsPath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { useSite } from '../../app/page/site.tsx';
import { breadcrumbs } from '../../app/records/breadcrumbs.ts';
import { articleCoins } from '../../app/records/coins.ts';
import { CoinsList } from '../../app/records/coins-list.tsx';
import { usePress } from '../../layouts/press-digest.ts';
import { issueLabel } from './parts/issue-label.ts';
import { periodical } from './periodical.ts';

interface IssueRecordsProps {
  readonly published: Pick<PublishedIssue, 'issue' | 'contents'>;
  readonly journal: Journal;
}

/** The issue and its articles as schema.org describes them, the way to it, and its articles for reference managers. */
export function IssueRecords({ published: { issue, contents }, journal }: IssueRecordsProps) {
  const { origin } = useSite();
  const press = usePress()?.press.name ?? '';
  const page = `${origin}${issuePath(issue.journal, issue.issueid)}`;
  const inJournal = periodical(journal, origin, press);
  const { volume, number, datePublished, year } = issue;
  const { fullname, issn } = titleInYear(journal, year);
  const place = { journalTitle: fullname, issn, volume, number };
  return (
    <>
      <JsonLd
        data={{
          '@graph': [
            {
              '@type': 'PublicationIssue',
              '@id': page,
              url: page,
              name: issue.title || issueLabel(issue),
              issueNumber: number || undefined,
              datePublished: datePublished ?? String(year),
              isPartOf: volume
                ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: inJournal }
                : inJournal,
              hasPart: contents.map((card) => ({
                '@type': 'ScholarlyArticle',
                '@id': card.doi ? doiUrl(card.doi) : undefined,
                name: machineTitle(card),
                url: `${origin}${articlePath(card.journal, card.issue, card.akey)}`,
              })),
            },
            breadcrumbs(origin, press, [
              [t('journals.journals'), journalsPath()],
              [journal.fullname, journalPath(journal.name)],
              [issueLabel(issue), issuePath(issue.journal, issue.issueid)],
            ]),
          ],
        }}
      />
      <CoinsList works={contents.map((card) => articleCoins(card, place, origin))} />
    </>
  );
}

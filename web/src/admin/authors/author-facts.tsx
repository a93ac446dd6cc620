import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isOrcid, orcidUrl } from '@quire/model/identifiers';
import { formatList, formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { day } from '../kit/dates.ts';
import { PageVisibility } from './page-visibility.tsx';

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

function countInWords({
  articleCount: count,
  firstPublished,
  lastPublished,
}: StoredAuthor): string {
  if (!firstPublished || !lastPublished) return formatNumber(count);
  return firstPublished === lastPublished
    ? t('officeAuthors.countOnOneDay', { count, date: day(firstPublished) })
    : t('officeAuthors.countOverPeriod', {
        count,
        from: day(firstPublished),
        to: day(lastPublished),
      });
}

/** A person's details from their articles, never with an e-mail address. */
export function AuthorFacts({
  author,
  person,
}: {
  readonly author: StoredAuthor;
  readonly person: Person;
}) {
  const { orcid, affiliations, journals } = author;
  return (
    <Panel isDense title={t('officeAuthors.publicPage')}>
      <Box component="dl" sx={GRID}>
        <Fact label={t('officeAuthors.orcidId')}>
          {orcid && isOrcid(orcid) ? (
            <Link href={orcidUrl(orcid)} target="_blank" rel="noreferrer">
              {orcid}
            </Link>
          ) : (
            t('officeAuthors.noneGiven')
          )}
        </Fact>
        <Fact label={t('officeAuthors.affiliations', { count: affiliations.length })}>
          {affiliations.length === 0
            ? t('officeAuthors.noneGiven')
            : affiliations.map((name) => (
                <Typography key={name} variant="body1">
                  {name}
                </Typography>
              ))}
        </Fact>
        <Fact label={t('officeAuthors.journals')}>
          {formatList(journals) || t('officeAuthors.noJournals')}
        </Fact>
        <Fact label={t('officeAuthors.articles')}>{countInWords(author)}</Fact>
      </Box>
      <PageVisibility author={author} person={person} />
    </Panel>
  );
}

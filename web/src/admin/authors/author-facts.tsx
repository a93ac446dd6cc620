import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isOrcid, orcidUrl } from '@quire/model/identifiers';
import type { ReactNode } from 'react';
import type { StoredAuthor } from '../../data/live/people/author.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { day } from '../kit/dates.ts';

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

/** A person's details from their articles, never with an e-mail address. */
export function AuthorFacts({ author }: { readonly author: StoredAuthor }) {
  const { orcid, affiliations, journals, articleCount, firstPublished, lastPublished } = author;
  return (
    <Panel isDense title="Public page">
      <Box component="dl" sx={GRID}>
        <Fact label="ORCID iD">
          {orcid && isOrcid(orcid) ? (
            <Link href={orcidUrl(orcid)} target="_blank" rel="noreferrer">
              {orcid}
            </Link>
          ) : (
            'none given'
          )}
        </Fact>
        <Fact label={affiliations.length === 1 ? 'Affiliation' : 'Affiliations'}>
          {affiliations.length === 0
            ? 'none given'
            : affiliations.map((name) => (
                <Typography key={name} variant="body1">
                  {name}
                </Typography>
              ))}
        </Fact>
        <Fact label="Journals">{journals.join(', ') || 'none'}</Fact>
        <Fact label="Articles">
          {articleCount}
          {firstPublished && lastPublished && (
            <>
              , {firstPublished === lastPublished ? 'on ' : 'from '}
              {day(firstPublished)}
              {firstPublished !== lastPublished && ` to ${day(lastPublished)}`}
            </>
          )}
        </Fact>
      </Box>
    </Panel>
  );
}

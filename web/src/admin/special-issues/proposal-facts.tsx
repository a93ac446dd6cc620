import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { IssueProposal } from '@quire/model/entities/issue-proposal';
import type { ReactNode } from 'react';
import { day, instant } from '../kit/dates.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="text.secondary" variant="body2">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </>
  );
}

/** A proposal as submitted, and the answer. */
export function ProposalFacts({ proposal }: { readonly proposal: IssueProposal }) {
  const { proposer, title, scope, topics, guestEditors, papers, deadline, message } = proposal;
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: '75ch' }}>
      <Fact name="Title">{title}</Fact>
      <Fact name="Proposed by">
        {proposer.name || 'A deleted account'},{' '}
        {proposer.email && (
          <>
            <Link href={`mailto:${proposer.email}`}>{proposer.email}</Link>,{' '}
          </>
        )}
        {instant(proposal.receivedAt)}
      </Fact>
      <Fact name="Scope">{scope}</Fact>
      {topics.length > 0 && <Fact name="Topics">{topics.join('\n')}</Fact>}
      <Fact name="Guest editors">
        {guestEditors
          .map(({ name, email, affiliation }) =>
            [name, affiliation, email].filter(Boolean).join(', '),
          )
          .join('\n')}
      </Fact>
      {proposal.expectedPapers && <Fact name="Expected articles">{proposal.expectedPapers}</Fact>}
      {deadline && <Fact name="Submission deadline">{day(deadline)}</Fact>}
      {papers && <Fact name="Planned articles">{papers}</Fact>}
      {message && <Fact name="Message">{message}</Fact>}
      {proposal.letter && (
        <Fact name={`Answer${proposal.answeredAt ? `, ${instant(proposal.answeredAt)}` : ''}`}>
          {proposal.letter}
        </Fact>
      )}
    </Box>
  );
}

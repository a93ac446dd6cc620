import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { IssueProposal } from '@quire/model/entities/issue-proposal';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { rich } from '../../messages/rich.ts';
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
  const name = proposer.name || t('officeSpecialIssues.deletedAccount');
  const date = instant(proposal.receivedAt);
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: '75ch' }}>
      <Fact name={t('office.title')}>{title}</Fact>
      <Fact name={t('officeSpecialIssues.proposedBy')}>
        {proposer.email
          ? rich('officeSpecialIssues.proposerWithEmail', {
              name,
              email: <Link href={`mailto:${proposer.email}`}>{proposer.email}</Link>,
              date,
            })
          : t('officeSpecialIssues.proposer', { name, date })}
      </Fact>
      <Fact name={t('officeSpecialIssues.scope')}>{scope}</Fact>
      {topics.length > 0 && <Fact name={t('officeSpecialIssues.topics')}>{topics.join('\n')}</Fact>}
      <Fact name={t('officeSpecialIssues.guestEditors')}>
        {guestEditors
          .map(({ name, email, affiliation }) =>
            [name, affiliation, email].filter(Boolean).join(', '),
          )
          .join('\n')}
      </Fact>
      {proposal.expectedPapers && (
        <Fact name={t('officeSpecialIssues.expectedArticles')}>{proposal.expectedPapers}</Fact>
      )}
      {deadline && <Fact name={t('officeSpecialIssues.submissionDeadline')}>{day(deadline)}</Fact>}
      {papers && <Fact name={t('officeSpecialIssues.plannedArticles')}>{papers}</Fact>}
      {message && <Fact name={t('officeSpecialIssues.message')}>{message}</Fact>}
      {proposal.letter && (
        <Fact
          name={
            proposal.answeredAt
              ? t('officeSpecialIssues.answerOn', { date: instant(proposal.answeredAt) })
              : t('officeSpecialIssues.answer')
          }
        >
          {proposal.letter}
        </Fact>
      )}
    </Box>
  );
}

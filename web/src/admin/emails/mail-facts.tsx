import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Mail } from '@quire/model/entities/mail';
import { formatList, formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath, adminTemplatesPath } from '@quire/model/office-paths';
import type { Claims } from '@quire/model/roles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { instant } from '../kit/dates.ts';
import { audienceOf, templateTitle } from '../kit/mail-labels.ts';
import { mayEnter } from '../kit/may-enter.ts';

/** The details of a mail: recipients, subject and delivery. */
export function MailFacts({ mail, claims }: { readonly mail: Mail; readonly claims: Claims }) {
  const { to, replyTo, template, journal, submission, createdAt, sentAt, dueAt } = mail;
  const name = t('officeEmails.templateName', {
    audience: audienceOf(template),
    name: templateTitle(template),
  });
  const isAdmin = mayEnter(claims, { action: 'mail.read', reach: 'all' });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('officeEmails.recipients'), formatList(to)],
    [t('officeEmails.replyTo'), replyTo],
    [
      t('officeEmails.template'),
      isAdmin && !template.startsWith('test/') ? (
        <Link key="template" component={RouterLink} to={adminTemplatesPath(template)}>
          {name}
        </Link>
      ) : (
        name
      ),
    ],
    [t('office.journal'), journal],
    [
      t('officeEmails.manuscript'),
      submission && (
        <Link key="submission" component={RouterLink} to={adminSubmissionPath(submission)}>
          {t('officeEmails.openManuscript')}
        </Link>
      ),
    ],
    [t('officeEmails.createdAt'), instant(createdAt)],
    [t('officeEmails.sentAt'), sentAt && instant(sentAt)],
    [t('officeEmails.nextAttempt'), dueAt && instant(dueAt)],
    [t('officeEmails.attempts'), formatNumber(mail.attempts)],
    [t('officeEmails.messageId'), mail.messageId],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([label, fact]) => fact && <Fact key={label} {...{ label, fact }} />)}
    </Box>
  );
}

function Fact({ label, fact }: { readonly label: string; readonly fact: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{fact}</dd>
    </>
  );
}

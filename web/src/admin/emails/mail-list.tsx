import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import { MAIL_LIST } from '@quire/model/lists/journal-and-mail-lists';
import { TEMPLATE_NAMES } from '@quire/model/mail/registry/describe-template';
import { t } from '@quire/model/messages/t';
import { adminEmailsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { instant } from '../kit/dates.ts';
import type { ListDescription, RowAction } from '../kit/list/list-description.ts';
import { audienceOf, templateTitle } from '../kit/mail-labels.ts';
import { isOver, MAIL_STATE_COLOURS, MAIL_STATE_LABELS } from './mail-states.ts';

const mails = (count: number) => (count === 1 ? 'One e-mail' : `${count} e-mails`);

/** Sends a mail again, as a new message to its recipients. */
export const RESEND: RowAction<Mail> = {
  key: 'resend',
  label: 'Send again',
  isFor: ({ record }) => record !== null && isOver(record),
  asks: (count) =>
    `${count === 1 ? 'The recipients receive it' : `The recipients of ${mails(count).toLowerCase()} receive them`} again, unchanged.`,
  done: (count) => `${mails(count)} sent again.`,
  run: async ({ id, record }) => {
    await call('resendMail', { mail: id, again: record?.again ?? 0 });
  },
};

/** The outbox, newest first. */
export const OUTBOX: ListDescription<Mail> = {
  id: 'emails',
  plan: MAIL_LIST,
  action: 'mail.read',
  holdsPeople: true,
  name: t('officeRecords.emails'),
  read: (data) => MailSchema.safeParse(data).data ?? null,
  link: (row) => adminEmailsPath(row.id),
  empty: 'No e-mails yet.',
  actions: [RESEND],
  filters: [
    {
      field: 'state',
      label: 'State',
      choices: Object.entries(MAIL_STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      field: 'template',
      label: 'Template',
      choices: TEMPLATE_NAMES.map((value) => ({
        value,
        label: `${audienceOf(value)}: ${templateTitle(value).toLowerCase()}`,
      })),
    },
    { field: 'journal', label: 'Journal', choices: 'journals' },
  ],
  columns: [
    {
      key: 'subject',
      label: 'Subject',
      csv: ({ subject }) => subject,
      render: ({ subject, error, knownBounce, state }, row) => (
        <>
          <Link component={RouterLink} to={adminEmailsPath(row.id)} underline="hover">
            {subject}
          </Link>
          {error && (
            <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          )}
          {knownBounce && state !== 'bounced' && (
            <Typography variant="body2" color="warning.main">
              An earlier mail to this address bounced.
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'to',
      label: 'To',
      csv: ({ to }) => to.join('; '),
      render: ({ to }) => (
        <Typography variant="body2" noWrap title={to.join(', ')} sx={{ width: 210 }}>
          {to.join(', ')}
        </Typography>
      ),
    },
    {
      key: 'state',
      label: 'State',
      onPhones: true,
      csv: ({ state }) => state,
      render: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={MAIL_STATE_COLOURS[state]}
          label={MAIL_STATE_LABELS[state]}
        />
      ),
    },
    {
      key: 'template',
      label: 'Template',
      csv: ({ template }) => template,
      render: ({ template }) => templateTitle(template),
    },
    {
      key: 'journal',
      label: 'Journal',
      csv: ({ journal }) => journal ?? '',
      render: ({ journal }) => journal ?? '–',
    },
    {
      key: 'createdAt',
      label: 'Created',
      sort: 'createdAt',
      isShort: true,
      csv: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      key: 'attempts',
      label: 'Attempts',
      align: 'right',
      csv: ({ attempts }) => attempts,
      render: ({ attempts }) => attempts,
    },
    {
      key: 'sentAt',
      label: 'Sent',
      isShort: true,
      isHidden: true,
      csv: ({ sentAt }) => sentAt ?? '',
      render: ({ sentAt }) => (sentAt ? instant(sentAt) : '–'),
    },
    {
      key: 'again',
      label: 'Sent again',
      align: 'right',
      isHidden: true,
      csv: ({ again }) => again,
      render: ({ again }) => again,
    },
  ],
};

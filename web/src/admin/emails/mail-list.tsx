import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import { MAIL_LIST } from '@quire/model/lists/journal-and-mail-lists';
import { TEMPLATE_NAMES } from '@quire/model/mail/registry/describe-template';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminEmailsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { instant } from '../kit/dates.ts';
import type { ListDescription, RowAction } from '../kit/list/list-description.ts';
import { audienceOf, templateTitle } from '../kit/mail-labels.ts';
import { isOver, MAIL_STATE_COLOURS, MAIL_STATE_LABELS } from './mail-states.ts';

/** Sends a mail again, as a new message to its recipients. */
export const RESEND: RowAction<Mail> = {
  key: 'resend',
  label: t('officeEmails.sendAgain'),
  isFor: ({ record }) => record !== null && isOver(record),
  asks: (count) => t('officeEmails.asksSendAgain', { count }),
  done: (count) => t('officeEmails.sentAgain', { count }),
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
  empty: t('officeEmails.empty'),
  actions: [RESEND],
  filters: [
    {
      field: 'state',
      label: t('officeEmails.state'),
      choices: Object.entries(MAIL_STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      field: 'template',
      label: t('officeEmails.template'),
      choices: TEMPLATE_NAMES.map((value) => ({
        value,
        label: t('officeEmails.templateName', {
          audience: audienceOf(value),
          name: templateTitle(value),
        }),
      })),
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      key: 'subject',
      label: t('officeEmails.subject'),
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
              {t('officeEmails.earlierBounced')}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'to',
      label: t('officeEmails.recipients'),
      csv: ({ to }) => to.join('; '),
      render: ({ to }) => (
        <Typography variant="body2" noWrap title={formatList(to)} sx={{ width: 210 }}>
          {formatList(to)}
        </Typography>
      ),
    },
    {
      key: 'state',
      label: t('officeEmails.state'),
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
      label: t('officeEmails.template'),
      csv: ({ template }) => template,
      render: ({ template }) => templateTitle(template),
    },
    {
      key: 'journal',
      label: t('office.journal'),
      csv: ({ journal }) => journal ?? '',
      render: ({ journal }) => journal ?? '–',
    },
    {
      key: 'createdAt',
      label: t('officeEmails.createdAt'),
      sort: 'createdAt',
      isShort: true,
      csv: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      key: 'attempts',
      label: t('officeEmails.attempts'),
      align: 'right',
      csv: ({ attempts }) => attempts,
      render: ({ attempts }) => attempts,
    },
    {
      key: 'sentAt',
      label: t('officeEmails.sentAt'),
      isShort: true,
      isHidden: true,
      csv: ({ sentAt }) => sentAt ?? '',
      render: ({ sentAt }) => (sentAt ? instant(sentAt) : '–'),
    },
    {
      key: 'again',
      label: t('officeEmails.timesSentAgain'),
      align: 'right',
      isHidden: true,
      csv: ({ again }) => again,
      render: ({ again }) => again,
    },
  ],
};

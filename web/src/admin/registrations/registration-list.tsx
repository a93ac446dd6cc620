import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Registration, RegistrationSchema } from '@quire/model/entities/registration';
import { REGISTRATIONS_LIST } from '@quire/model/lists/registration-list';
import { t } from '@quire/model/messages/t';
import { adminRegistrationsPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { instant } from '../kit/dates.ts';
import type { Filter, ListDescription } from '../kit/list/list-description.ts';
import {
  agencyName,
  REGISTRATION_KIND_LABELS,
  REGISTRATION_STATE_LABELS,
  stateInWords,
} from '../kit/registrations/registration-words.ts';
import { RegistrationStateChip } from '../kit/registrations/state-chip.tsx';
import { lastAnswer } from './answer-words.ts';
import { problemInWords } from './problem-words.ts';
import { CHECK_ADDRESS, SEND_AGAIN } from './registration-actions.ts';
import { resolvesLabel } from './resolves-words.ts';

/** The choices of a filter, in the order of a table of labels. */
const choicesOf = (labels: Readonly<Record<string, string>>): Filter['choices'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What is wrong, or what was answered, in as few words as staff need. */
const inShort = (record: Registration) => {
  const [problem] = record.problems;
  return record.state === 'held' && problem ? problemInWords(problem) : lastAnswer(record);
};

/** DOIs: first what was refused or is held back. */
export const REGISTRATIONS: ListDescription<Registration> = {
  id: 'registrations',
  plan: REGISTRATIONS_LIST,
  action: 'article.read',
  name: t('officeRecords.dois'),
  read: (data) => RegistrationSchema.safeParse(data).data ?? null,
  link: (row) => adminRegistrationsPath(row.id),
  empty: t('officeRegistrations.empty'),
  actions: [SEND_AGAIN, CHECK_ADDRESS],
  note: (rows) =>
    rows.some(({ record }) => record?.isTest) && (
      <Alert severity="warning">{t('officeRegistrations.testNote')}</Alert>
    ),
  filters: [
    {
      field: 'state',
      label: t('officeRegistrations.state'),
      choices: choicesOf(REGISTRATION_STATE_LABELS),
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
    {
      field: 'kind',
      label: t('officeRegistrations.kind'),
      choices: choicesOf(REGISTRATION_KIND_LABELS),
    },
    {
      field: 'withWarning',
      label: t('officeRegistrations.warning'),
      choices: [{ value: 'true', label: t('officeRegistrations.withWarning') }],
      isSwitch: true,
    },
  ],
  columns: [
    {
      key: 'doi',
      label: t('officeRegistrations.doi'),
      csv: ({ doi }) => doi,
      render: ({ doi }, row) => (
        <Link
          component={RouterLink}
          to={adminRegistrationsPath(row.id)}
          underline="hover"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{doi}</bdi>
        </Link>
      ),
    },
    {
      key: 'title',
      label: t('office.title'),
      onPhones: 'below',
      csv: ({ title }) => title,
      render: ({ title }) => <TitleText text={title} />,
    },
    {
      key: 'kind',
      label: t('officeRegistrations.kind'),
      csv: ({ kind }) => REGISTRATION_KIND_LABELS[kind],
      render: ({ kind }) => REGISTRATION_KIND_LABELS[kind],
    },
    {
      key: 'journal',
      label: t('office.journal'),
      isHidden: true,
      csv: ({ journal }) => journal ?? '',
      render: ({ journal }) => journal ?? '–',
    },
    {
      key: 'state',
      label: t('officeRegistrations.state'),
      sort: 'state',
      onPhones: 'below',
      csv: (record) => stateInWords(record).label,
      render: (record) => <RegistrationStateChip of={record} />,
    },
    {
      key: 'answer',
      label: t('officeRegistrations.lastAnswer'),
      onPhones: 'below',
      csv: (record) => inShort(record).means,
      render: (record) => {
        const { means, toDo } = inShort(record);
        return (
          <>
            <Typography variant="body2">{means}</Typography>
            {(record.state !== 'registered' || record.withWarning) && toDo && (
              <Typography variant="body2" color="text.secondary">
                {toDo}
              </Typography>
            )}
          </>
        );
      },
    },
    {
      key: 'resolves',
      label: t('officeRegistrations.leadsTo'),
      onPhones: 'below',
      csv: resolvesLabel,
      render: resolvesLabel,
    },
    {
      key: 'sentAt',
      label: t('officeRegistrations.sentAt'),
      isShort: true,
      isHidden: true,
      csv: ({ sentAt }) => sentAt ?? '',
      render: ({ sentAt }) => (sentAt ? instant(sentAt) : '–'),
    },
    {
      key: 'registeredAt',
      label: t('officeRegistrations.registeredAt'),
      isShort: true,
      isHidden: true,
      csv: ({ registeredAt }) => registeredAt ?? '',
      render: ({ registeredAt }) => (registeredAt ? instant(registeredAt) : '–'),
    },
    {
      key: 'updatedAt',
      label: t('officeRegistrations.changedAt'),
      sort: 'updatedAt',
      isShort: true,
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
    {
      key: 'agency',
      label: t('officeRegistrations.agency'),
      isHidden: true,
      csv: ({ agency }) => agency ?? '',
      render: (record) => (record.agency ? agencyName(record) : '–'),
    },
    {
      key: 'attempts',
      label: t('officeRegistrations.attempts'),
      align: 'right',
      isHidden: true,
      csv: ({ attempts }) => attempts,
      render: ({ attempts }) => attempts,
    },
  ],
};

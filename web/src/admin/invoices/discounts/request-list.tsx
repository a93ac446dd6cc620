import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import {
  DISCOUNT_KINDS,
  type DiscountRequest,
  DiscountRequestSchema,
} from '@quire/model/entities/discount';
import { DISCOUNT_REQUESTS_LIST, SHOWN_REQUESTS_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { instant } from '../../kit/dates.ts';
import type { ListDescription } from '../../kit/list/list-description.ts';
import { discountLabel, REQUEST_STATE_LABELS } from './discount-labels.ts';

/** Discount requests, newest first. */
export const REQUESTS: ListDescription<DiscountRequest> = {
  id: 'discount-requests',
  plan: DISCOUNT_REQUESTS_LIST,
  action: 'waiver.decide',
  holdsPeople: true,
  name: t('officeRecords.feeReductionRequests'),
  read: (data) => DiscountRequestSchema.safeParse(data).data ?? null,
  link: (row) => adminInvoicesPath('requests', row.id),
  empty: t('officeDiscounts.noRequestsYet'),
  filters: [
    {
      ...{ field: 'state', label: t('officeDiscounts.state') },
      choices: Object.entries(REQUEST_STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      ...{ field: 'kind', label: t('officeDiscounts.kind') },
      choices: Object.entries(DISCOUNT_KINDS).map(([value, label]) => ({ value, label })),
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      ...{
        key: 'number',
        label: t('officeDiscounts.manuscript'),
        csv: ({ submissionNumber }) => submissionNumber,
      },
      render: ({ submissionNumber, title }, row) => (
        <Link component={RouterLink} to={adminInvoicesPath('requests', row.id)} underline="hover">
          {submissionNumber || title}
        </Link>
      ),
    },
    {
      ...{
        key: 'state',
        label: t('officeDiscounts.state'),
        onPhones: true,
        csv: ({ state }) => state,
      },
      render: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'open' ? 'warning' : 'default'}
          label={REQUEST_STATE_LABELS[state]}
        />
      ),
    },
    {
      ...{ key: 'kind', label: t('officeDiscounts.kind'), csv: ({ kind }) => kind },
      render: ({ kind }) => DISCOUNT_KINDS[kind],
    },
    {
      key: 'name',
      label: t('officeDiscounts.author'),
      csv: ({ name }) => name,
      render: ({ name }) => name,
    },
    {
      key: 'journal',
      label: t('office.journal'),
      csv: ({ journal }) => journal,
      render: ({ journal }) => journal,
    },
    {
      ...{ key: 'granted', label: t('officeDiscounts.discount'), align: 'right', isShort: true },
      csv: ({ basisPoints }) => (basisPoints === undefined ? '' : basisPoints / 100),
      render: ({ basisPoints }) =>
        basisPoints === undefined ? '–' : discountLabel({ basisPoints }),
    },
    {
      ...{ key: 'askedAt', label: t('officeDiscounts.requested'), sort: 'askedAt', isShort: true },
      csv: ({ askedAt }) => askedAt,
      render: ({ askedAt }) => instant(askedAt),
    },
    {
      ...{ key: 'email', label: t('office.email'), isHidden: true, csv: ({ email }) => email },
      render: ({ email }) => email,
    },
  ],
};

/** The same for editors, limited to their accepted manuscripts. */
export const SHOWN_REQUESTS: ListDescription<DiscountRequest> = {
  ...REQUESTS,
  plan: SHOWN_REQUESTS_LIST,
  empty: t('officeDiscounts.noRequestsToShow'),
};

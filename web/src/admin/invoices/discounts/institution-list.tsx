import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { type Institution, InstitutionSchema } from '@quire/model/entities/institution';
import { INSTITUTIONS_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { day } from '../../kit/dates.ts';
import type { ListDescription } from '../../kit/list/list-description.ts';
import { discountLabel } from './discount-labels.ts';

/** Agreements with institutions, by name. */
export const INSTITUTION_LIST: ListDescription<Institution> = {
  id: 'institutions',
  plan: INSTITUTIONS_LIST,
  action: 'charge.edit',
  name: t('officeRecords.agreements'),
  read: (data) => InstitutionSchema.safeParse(data).data ?? null,
  link: (row) => adminInvoicesPath('institutions', row.id),
  newLabel: t('officeRecords.newAgreement'),
  newPath: adminInvoicesPath('institutions', 'new'),
  empty: 'No agreements yet. Choose New agreement to add one.',
  filters: [
    {
      ...{ field: 'active', label: 'In force', isSwitch: true },
      choices: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  ],
  columns: [
    {
      ...{ key: 'name', label: 'Institution', sort: 'name', csv: ({ name }) => name },
      render: ({ name }, row) => (
        <Link
          component={RouterLink}
          to={adminInvoicesPath('institutions', row.id)}
          underline="hover"
        >
          {name}
        </Link>
      ),
    },
    {
      ...{ key: 'active', label: 'In force', onPhones: true, csv: ({ active }) => active },
      render: ({ active }) => (
        <Chip
          size="small"
          variant="outlined"
          color={active ? 'success' : 'default'}
          label={active ? 'Yes' : 'No'}
        />
      ),
    },
    {
      ...{ key: 'value', label: 'Takes off', align: 'right', isShort: true },
      csv: ({ value }) => discountLabel(value),
      render: ({ value }) => discountLabel(value),
    },
    {
      ...{ key: 'domains', label: 'Addresses', csv: ({ domains }) => domains.join(' ') },
      render: ({ domains }) => domains.join(', ') || '–',
    },
    {
      ...{ key: 'until', label: 'Until', isShort: true, csv: ({ until }) => until ?? '' },
      render: ({ until }) => (until ? day(until) : '–'),
    },
    {
      ...{ key: 'confirm', label: 'Confirmed by staff', csv: ({ confirm }) => confirm },
      render: ({ confirm }) => (confirm ? 'each use' : 'no'),
    },
    {
      ...{ key: 'updatedAt', label: 'Changed', sort: 'updatedAt', isShort: true, isHidden: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => day(updatedAt),
    },
  ],
};

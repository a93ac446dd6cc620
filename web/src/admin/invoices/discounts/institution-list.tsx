import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { type Institution, InstitutionSchema } from '@quire/model/entities/institution';
import { INSTITUTIONS_LIST } from '@quire/model/lists/charge-lists';
import { formatList } from '@quire/model/messages/numbers';
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
  empty: t('officeDiscounts.noAgreementsYet'),
  filters: [
    {
      ...{ field: 'active', label: t('officeDiscounts.inForce'), isSwitch: true },
      choices: [
        { value: 'true', label: t('office.yes') },
        { value: 'false', label: t('office.no') },
      ],
    },
  ],
  columns: [
    {
      ...{
        key: 'name',
        label: t('officeDiscounts.institution'),
        sort: 'name',
        csv: ({ name }) => name,
      },
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
      ...{
        key: 'active',
        label: t('officeDiscounts.inForce'),
        onPhones: true,
        csv: ({ active }) => active,
      },
      render: ({ active }) => (
        <Chip
          size="small"
          variant="outlined"
          color={active ? 'success' : 'default'}
          label={active ? t('office.yes') : t('office.no')}
        />
      ),
    },
    {
      ...{ key: 'value', label: t('officeDiscounts.discount'), align: 'right', isShort: true },
      csv: ({ value }) => discountLabel(value),
      render: ({ value }) => discountLabel(value),
    },
    {
      ...{
        key: 'domains',
        label: t('officeDiscounts.domains'),
        csv: ({ domains }) => domains.join(' '),
      },
      render: ({ domains }) => formatList(domains) || '–',
    },
    {
      ...{
        key: 'until',
        label: t('officeDiscounts.until'),
        isShort: true,
        csv: ({ until }) => until ?? '',
      },
      render: ({ until }) => (until ? day(until) : '–'),
    },
    {
      ...{
        key: 'confirm',
        label: t('officeDiscounts.confirmedByStaff'),
        csv: ({ confirm }) => confirm,
      },
      render: ({ confirm }) => (confirm ? t('officeDiscounts.eachUse') : t('office.no')),
    },
    {
      ...{
        key: 'updatedAt',
        label: t('officeDiscounts.changed'),
        sort: 'updatedAt',
        isShort: true,
        isHidden: true,
      },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => day(updatedAt),
    },
  ],
};

import Chip from '@mui/material/Chip';
import { type Voucher, VoucherSchema } from '@quire/model/entities/voucher';
import { VOUCHERS_LIST } from '@quire/model/lists/charge-lists';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { call } from '../../../data/calls.ts';
import { day } from '../../kit/dates.ts';
import type { ListDescription, RowAction } from '../../kit/list/list-description.ts';
import { discountLabel } from './discount-labels.ts';

const today = () => new Date().toISOString().slice(0, 10);

const STATE_LABELS = {
  revoked: t('officeDiscounts.revoked'),
  expired: t('officeDiscounts.expired'),
  used: t('officeDiscounts.used'),
  valid: t('officeDiscounts.valid'),
} as const;

function stateOf({ revoked, used, uses, until }: Voucher): keyof typeof STATE_LABELS {
  if (revoked) return 'revoked';
  if (until !== undefined && until < today()) return 'expired';
  return used >= uses ? 'used' : 'valid';
}

const REVOKE: RowAction<Voucher> = {
  key: 'revoke',
  label: t('officeDiscounts.revoke'),
  isDanger: true,
  isFor: ({ record }) => record !== null && !record.revoked,
  asks: (count) => t('officeDiscounts.asksRevoke', { count }),
  run: async ({ id }) => {
    await call('revokeVoucher', { voucher: id });
  },
  done: (count) => t('officeDiscounts.vouchersRevoked', { count }),
};

/** Who may use a voucher, and in which journals. */
function whoMayUse({ email, journals: keys }: Voucher): string {
  const journals = formatList(keys);
  if (journals === '') return email || t('officeDiscounts.anyone');
  return email
    ? t('officeDiscounts.personInJournals', { email, journals })
    : t('officeDiscounts.anyoneInJournals', { journals });
}

/** Vouchers by the last characters of their codes: the full codes are not stored. */
export const VOUCHER_LIST: ListDescription<Voucher> = {
  id: 'vouchers',
  plan: VOUCHERS_LIST,
  action: 'charge.edit',
  name: t('officeRecords.vouchers'),
  read: (data) => VoucherSchema.safeParse(data).data ?? null,
  link: () => adminInvoicesPath('vouchers'),
  empty: t('officeDiscounts.noVouchersYet'),
  actions: [REVOKE],
  filters: [
    {
      ...{ field: 'revoked', label: t('officeDiscounts.revoked'), isSwitch: true },
      choices: [
        { value: 'false', label: t('office.no') },
        { value: 'true', label: t('office.yes') },
      ],
    },
  ],
  columns: [
    {
      ...{
        key: 'hint',
        label: t('officeDiscounts.code'),
        isShort: true,
        csv: ({ hint }) => `…${hint}`,
      },
      render: ({ hint }) => `…${hint}`,
    },
    {
      ...{
        key: 'state',
        label: t('officeDiscounts.state'),
        onPhones: true,
        csv: (voucher) => STATE_LABELS[stateOf(voucher)],
      },
      render: (voucher) => {
        const state = stateOf(voucher);
        const color = state === 'valid' ? 'success' : 'default';
        return <Chip size="small" variant="outlined" color={color} label={STATE_LABELS[state]} />;
      },
    },
    {
      ...{
        key: 'value',
        label: t('officeDiscounts.discount'),
        align: 'right',
        isShort: true,
        onPhones: true,
      },
      csv: ({ value }) => discountLabel(value),
      render: ({ value }) => discountLabel(value),
    },
    {
      ...{ key: 'used', label: t('officeDiscounts.usedColumn'), align: 'right', isShort: true },
      csv: ({ used, uses }) => t('officeDiscounts.usedOf', { used, uses }),
      render: ({ used, uses }) => t('officeDiscounts.usedOf', { used, uses }),
    },
    {
      ...{ key: 'for', label: t('officeDiscounts.forColumn'), csv: ({ email }) => email },
      render: whoMayUse,
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
      key: 'note',
      label: t('officeDiscounts.note'),
      csv: ({ note }) => note,
      render: ({ note }) => note || '–',
    },
    {
      ...{
        key: 'createdAt',
        label: t('officeDiscounts.created'),
        sort: 'createdAt',
        isShort: true,
      },
      csv: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => day(createdAt),
    },
  ],
};

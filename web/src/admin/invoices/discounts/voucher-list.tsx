import Chip from '@mui/material/Chip';
import { type Voucher, VoucherSchema } from '@quire/model/entities/voucher';
import { VOUCHERS_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { call } from '../../../data/calls.ts';
import { day } from '../../kit/dates.ts';
import type { ListDescription, RowAction } from '../../kit/list/list-description.ts';
import { discountLabel } from './discount-labels.ts';

const today = () => new Date().toISOString().slice(0, 10);

function stateOf({ revoked, used, uses, until }: Voucher): string {
  if (revoked) return 'Revoked';
  if (until !== undefined && until < today()) return 'Expired';
  return used >= uses ? 'Used' : 'Valid';
}

const REVOKE: RowAction<Voucher> = {
  key: 'revoke',
  label: 'Revoke',
  isDanger: true,
  isFor: ({ record }) => record !== null && !record.revoked,
  asks: (count) =>
    `${count === 1 ? 'It can' : `These ${count} can`} no longer be redeemed; discounts already given remain. This cannot be undone.`,
  run: async ({ id }) => {
    await call('revokeVoucher', { voucher: id });
  },
  done: (count) => (count === 1 ? 'Voucher revoked.' : `${count} vouchers revoked.`),
};

/** Vouchers by the last characters of their codes: the full codes are not stored. */
export const VOUCHER_LIST: ListDescription<Voucher> = {
  id: 'vouchers',
  plan: VOUCHERS_LIST,
  action: 'charge.edit',
  name: t('officeRecords.vouchers'),
  read: (data) => VoucherSchema.safeParse(data).data ?? null,
  link: () => adminInvoicesPath('vouchers'),
  empty: 'No vouchers yet. Choose New voucher to create one.',
  actions: [REVOKE],
  filters: [
    {
      ...{ field: 'revoked', label: 'Revoked', isSwitch: true },
      choices: [
        { value: 'false', label: 'No' },
        { value: 'true', label: 'Yes' },
      ],
    },
  ],
  columns: [
    {
      ...{ key: 'hint', label: 'Code', isShort: true, csv: ({ hint }) => `…${hint}` },
      render: ({ hint }) => `…${hint}`,
    },
    {
      ...{ key: 'state', label: 'State', onPhones: true, csv: stateOf },
      render: (voucher) => {
        const state = stateOf(voucher);
        const color = state === 'Valid' ? 'success' : 'default';
        return <Chip size="small" variant="outlined" color={color} label={state} />;
      },
    },
    {
      ...{ key: 'value', label: 'Takes off', align: 'right', isShort: true, onPhones: true },
      csv: ({ value }) => discountLabel(value),
      render: ({ value }) => discountLabel(value),
    },
    {
      ...{ key: 'used', label: 'Used', align: 'right', isShort: true },
      csv: ({ used, uses }) => `${used} of ${uses}`,
      render: ({ used, uses }) => `${used} of ${uses}`,
    },
    {
      ...{ key: 'for', label: 'For', csv: ({ email }) => email },
      render: ({ email, journals }) =>
        [email || 'anyone who has the code', journals.length > 0 && `in ${journals.join(', ')}`]
          .filter(Boolean)
          .join(', '),
    },
    {
      ...{ key: 'until', label: 'Until', isShort: true, csv: ({ until }) => until ?? '' },
      render: ({ until }) => (until ? day(until) : '–'),
    },
    { key: 'note', label: 'Note', csv: ({ note }) => note, render: ({ note }) => note || '–' },
    {
      ...{ key: 'createdAt', label: 'Created', sort: 'createdAt', isShort: true },
      csv: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => day(createdAt),
    },
  ],
};

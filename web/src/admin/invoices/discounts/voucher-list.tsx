import Chip from '@mui/material/Chip';
import { type Voucher, VoucherSchema } from '@quire/model/entities/voucher';
import { VOUCHERS_LIST } from '@quire/model/lists/charge-lists';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { call } from '../../../data/calls.ts';
import { day } from '../../kit/dates.ts';
import type { ListDescription, RowAction } from '../../kit/list/list-description.ts';
import { discountLabel } from './discount-labels.ts';

const today = () => new Date().toISOString().slice(0, 10);

function stateOf({ revoked, used, uses, until }: Voucher): string {
  if (revoked) return 'Revoked';
  if (until !== undefined && until < today()) return 'Over';
  return used >= uses ? 'Used' : 'Counts';
}

const REVOKE: RowAction<Voucher> = {
  key: 'revoke',
  label: 'Revoke',
  isDanger: true,
  isFor: ({ record }) => record !== null && !record.revoked,
  asks: (count) =>
    `${count === 1 ? 'It counts' : `These ${count} count`} for nobody any more; what was redeemed stays. This cannot be undone.`,
  run: async ({ id }) => {
    await call('revokeVoucher', { voucher: id });
  },
  done: (count) => (count === 1 ? 'The voucher is revoked.' : `${count} vouchers are revoked.`),
};

/** Vouchers by the end of their codes: the codes themselves are known to who has them. */
export const VOUCHER_LIST: ListDescription<Voucher> = {
  id: 'vouchers',
  plan: VOUCHERS_LIST,
  action: 'charge.edit',
  one: 'voucher',
  many: 'vouchers',
  read: (data) => VoucherSchema.safeParse(data).data ?? null,
  link: () => adminInvoicesPath('vouchers'),
  empty: 'There are no vouchers yet.',
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
        const color = state === 'Counts' ? 'success' : 'default';
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
        [email || 'whoever has the code', journals.length > 0 && `in ${journals.join(', ')}`]
          .filter(Boolean)
          .join(', '),
    },
    {
      ...{ key: 'until', label: 'Until', isShort: true, csv: ({ until }) => until ?? '' },
      render: ({ until }) => (until ? day(until) : '–'),
    },
    { key: 'note', label: 'Note', csv: ({ note }) => note, render: ({ note }) => note || '–' },
    {
      ...{ key: 'createdAt', label: 'Made', sort: 'createdAt', isShort: true },
      csv: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => day(createdAt),
    },
  ],
};

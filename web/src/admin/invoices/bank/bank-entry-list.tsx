import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { decimalAmount } from '@quire/model/currencies';
import {
  BANK_ENTRY_STATES,
  type BankEntry,
  BankEntrySchema,
} from '@quire/model/entities/bank-entry';
import { BANK_ENTRIES_LIST, OPEN_BANK_ENTRIES_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { day } from '../../kit/dates.ts';
import type { ListDescription, RowAction } from '../../kit/list/list-description.ts';
import { BANK_STATE_COLOURS, GRADES, isClear, shownAmount } from './bank-labels.ts';

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`);

const BOOK: RowAction<BankEntry> = {
  key: 'book',
  label: 'Book as suggested',
  isFor: ({ record }) => record !== null && isClear(record),
  asks: (count) =>
    `Records ${entries(count)} as ${count === 1 ? 'a payment' : 'payments'} of the suggested invoices. Payers receive a receipt by e-mail.`,
  run: async ({ id, record }) => {
    const parts = (record?.suggested ?? []).map(({ invoice, amount }) => ({ invoice, amount }));
    await call('bookBankEntry', { entry: id, parts });
  },
  done: (count) => `${count === 1 ? 'One entry' : `${count} entries`} booked.`,
};

/** The invoices that an entry was booked to, or those suggested. */
function PaidFor({ state, grade, parts, suggested }: BankEntry) {
  const named = state === 'booked' ? parts : suggested;
  return (
    <>
      {named.map(({ number }) => number).join(', ') || '–'}
      {state === 'open' && (
        <Typography variant="body2" color={grade === 'sure' ? 'success' : 'text.secondary'}>
          {GRADES[grade]}
        </Typography>
      )}
    </>
  );
}

/** Entries of the bank's statements, newest first. */
export const BANK_ENTRIES_ALL: ListDescription<BankEntry> = {
  id: 'bank-entries',
  plan: BANK_ENTRIES_LIST,
  action: 'invoice.settle',
  holdsPeople: true,
  name: t('officeRecords.bankEntries'),
  read: (data) => BankEntrySchema.safeParse(data).data ?? null,
  link: (row) => adminInvoicesPath('bank', row.id),
  empty: 'No bank entries yet. Import a statement to add some.',
  actions: [BOOK],
  columns: [
    {
      ...{ key: 'day', label: 'Day', sort: 'bookedOn', isShort: true },
      csv: ({ bookedOn }) => bookedOn,
      render: (entry, row) => (
        <>
          <Link component={RouterLink} to={adminInvoicesPath('bank', row.id)} underline="hover">
            {day(entry.bookedOn)}
          </Link>
          {/* On a phone there is no room for a column of its own. */}
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { sm: 'none' }, whiteSpace: 'normal' }}
          >
            {entry.party || 'Not named'}
          </Typography>
        </>
      ),
    },
    {
      ...{ key: 'amount', label: 'Amount', align: 'right', isShort: true, onPhones: true },
      csv: ({ kind, amount, currency }) =>
        decimalAmount(kind === 'debit' ? -amount : amount, currency),
      render: shownAmount,
    },
    {
      ...{ key: 'currency', label: 'Currency', isHidden: true, csv: ({ currency }) => currency },
      render: ({ currency }) => currency,
    },
    {
      ...{ key: 'party', label: 'Payer', csv: ({ party }) => party },
      render: ({ party }) => party || '–',
    },
    {
      ...{ key: 'text', label: 'Text', csv: ({ text }) => text },
      render: ({ text }) => (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: 320 }}>
          {text || '–'}
        </Typography>
      ),
    },
    {
      ...{ key: 'for', label: 'Invoices', onPhones: 'below' },
      csv: ({ state, parts, suggested }) =>
        (state === 'booked' ? parts : suggested).map(({ number }) => number).join(' '),
      render: PaidFor,
    },
    {
      ...{ key: 'state', label: 'State', csv: ({ state }) => state },
      render: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={BANK_STATE_COLOURS[state]}
          label={BANK_ENTRY_STATES[state]}
        />
      ),
    },
    {
      ...{ key: 'account', label: 'Account', isHidden: true, csv: ({ account }) => account },
      render: ({ account }) => account,
    },
    {
      ...{ key: 'reference', label: 'Bank reference', isHidden: true },
      csv: ({ bankReference }) => bankReference,
      render: ({ bankReference }) => bankReference || '–',
    },
  ],
};

const [first, ...others] = BANK_ENTRIES_ALL.columns;

/** Entries that wait for confirmation, oldest first. */
export const BANK_ENTRIES_OPEN: ListDescription<BankEntry> = {
  ...BANK_ENTRIES_ALL,
  plan: OPEN_BANK_ENTRIES_LIST,
  columns: [{ ...first, sort: 'openOn' }, ...others],
  empty: 'No entries to confirm. Import a bank statement to find new payments.',
};

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
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { call } from '../../../data/calls.ts';
import { day } from '../../kit/dates.ts';
import type { ListDescription, RowAction } from '../../kit/list/list-description.ts';
import { BANK_STATE_COLOURS, GRADES, isClear, shownAmount } from './bank-labels.ts';

const BOOK: RowAction<BankEntry> = {
  key: 'book',
  label: t('officeBank.bookAsSuggested'),
  isFor: ({ record }) => record !== null && isClear(record),
  asks: (count) => t('officeBank.asksBook', { count }),
  run: async ({ id, record }) => {
    const parts = (record?.suggested ?? []).map(({ invoice, amount }) => ({ invoice, amount }));
    await call('bookBankEntry', { entry: id, parts });
  },
  done: (count) => t('officeBank.entriesBooked', { count }),
};

/** The invoices that an entry was booked to, or those suggested. */
function PaidFor({ state, grade, parts, suggested }: BankEntry) {
  const named = state === 'booked' ? parts : suggested;
  return (
    <>
      {named.length > 0 ? formatList(named.map(({ number }) => number)) : '–'}
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
  empty: t('officeBank.noEntriesYet'),
  actions: [BOOK],
  columns: [
    {
      ...{ key: 'day', label: t('officeBank.day'), sort: 'bookedOn', isShort: true },
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
            {entry.party || t('officeBank.notNamed')}
          </Typography>
        </>
      ),
    },
    {
      ...{
        key: 'amount',
        label: t('office.amount'),
        align: 'right',
        isShort: true,
        onPhones: 'below',
      },
      csv: ({ kind, amount, currency }) =>
        decimalAmount(kind === 'debit' ? -amount : amount, currency),
      render: shownAmount,
    },
    {
      ...{
        key: 'currency',
        label: t('officeBank.currency'),
        isHidden: true,
        csv: ({ currency }) => currency,
      },
      render: ({ currency }) => currency,
    },
    {
      ...{ key: 'party', label: t('officeBank.payer'), csv: ({ party }) => party },
      render: ({ party }) => party || '–',
    },
    {
      ...{ key: 'text', label: t('officeBank.text'), csv: ({ text }) => text },
      render: ({ text }) => (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: 320 }}>
          {text || '–'}
        </Typography>
      ),
    },
    {
      ...{ key: 'for', label: t('officeBank.invoices'), onPhones: 'below' },
      csv: ({ state, parts, suggested }) =>
        (state === 'booked' ? parts : suggested).map(({ number }) => number).join(' '),
      render: PaidFor,
    },
    {
      ...{ key: 'state', label: t('officeBank.state'), csv: ({ state }) => state },
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
      ...{
        key: 'account',
        label: t('officeBank.account'),
        isHidden: true,
        csv: ({ account }) => account,
      },
      render: ({ account }) => account,
    },
    {
      ...{ key: 'reference', label: t('officeBank.bankReference'), isHidden: true },
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
  empty: t('officeBank.noneToConfirm'),
};

import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CURRENCY_CODES, decimalAmount } from '@quire/model/currencies';
import {
  amountToGiveBack,
  type Invoice,
  InvoiceSchema,
  openAmount,
} from '@quire/model/entities/invoice';
import { INVOICES_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { INVOICE_STATES } from '@quire/model/states/invoice';
import { Link as RouterLink } from 'react-router';
import { day } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_COLOURS,
  invoiceName,
  payerName,
  STATE_CHOICES,
} from './labels/invoice-labels.ts';
import { INVOICE_ACTIONS } from './row-actions.ts';

/** The years to filter by, the current one first. */
const FIRST_YEAR = 2022;
const YEARS = Array.from({ length: new Date().getUTCFullYear() - FIRST_YEAR + 1 }, (_, ago) =>
  String(new Date().getUTCFullYear() - ago),
);

/** The total, with a minus sign for credit notes. */
const shownTotal = ({ kind, total, currency }: Invoice) =>
  `${kind === 'credit_note' ? '−' : ''}${formatMoney(total, currency)}`;

const money = (amount: number, { currency }: Invoice) => decimalAmount(amount, currency);

/** Invoices and credit notes, newest first. */
export const LEDGER: ListDescription<Invoice> = {
  id: 'invoices',
  plan: INVOICES_LIST,
  action: 'invoice.settle',
  holdsPeople: true,
  name: t('officeRecords.invoices'),
  read: (data) => InvoiceSchema.safeParse(data).data ?? null,
  link: (row) => adminInvoicePath(row.id),
  empty: t('officeInvoices.noInvoicesYet'),
  actions: INVOICE_ACTIONS,
  filters: [
    { field: 'state', label: t('officeInvoices.state'), choices: STATE_CHOICES },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
    {
      ...{ field: 'year', label: t('officeInvoices.year'), isNumber: true },
      choices: YEARS.map((value) => ({ value, label: value })),
    },
    {
      ...{ field: 'kind', label: t('officeInvoices.kind') },
      choices: Object.entries(INVOICE_KIND_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      ...{ field: 'currency', label: t('officeInvoices.currency') },
      choices: CURRENCY_CODES.map((value) => ({ value, label: value })),
    },
    {
      ...{ field: 'isToGiveBack', label: t('officeInvoices.refundDue'), isSwitch: true },
      choices: [{ value: 'true', label: t('office.yes') }],
    },
  ],
  columns: [
    {
      key: 'number',
      label: t('officeInvoices.number'),
      isShort: true,
      csv: ({ number }) => number ?? '',
      render: (invoice, row) => (
        <>
          <Link component={RouterLink} to={adminInvoicePath(row.id)} underline="hover">
            {invoiceName(invoice)}
          </Link>
          {/* On a phone there is no room for a column of its own. */}
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { sm: 'none' }, whiteSpace: 'normal' }}
          >
            {payerName(invoice)}
          </Typography>
        </>
      ),
    },
    {
      ...{ key: 'payer', label: t('officeInvoices.payer'), sort: 'sortKey', csv: payerName },
      render: (invoice) => (
        <>
          {payerName(invoice)}
          {invoice.splitOf > 1 && (
            <Typography variant="body2" color="text.secondary">
              {t('officeInvoices.shareOf', { share: invoice.payer + 1, count: invoice.splitOf })}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'state',
      label: t('officeInvoices.state'),
      onPhones: true,
      csv: ({ state }) => state,
      render: (invoice) => (
        <>
          <Chip
            size="small"
            variant="outlined"
            color={
              invoice.kind === 'credit_note' ? 'default' : INVOICE_STATE_COLOURS[invoice.state]
            }
            label={
              invoice.kind === 'credit_note'
                ? INVOICE_KIND_LABELS.credit_note
                : INVOICE_STATES[invoice.state].label
            }
          />
          {/* On a phone there is no room for columns of amounts. */}
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { sm: 'none' }, whiteSpace: 'nowrap' }}
          >
            {shownTotal(invoice)}
          </Typography>
          {invoice.isToGiveBack && (
            <Typography variant="body2" color="error">
              {t('officeInvoices.amountToRefund', {
                amount: formatMoney(amountToGiveBack(invoice), invoice.currency),
              })}
            </Typography>
          )}
        </>
      ),
    },
    {
      ...{ key: 'total', label: t('officeInvoices.total'), align: 'right', isShort: true },
      csv: (invoice) => money(invoice.total, invoice),
      render: shownTotal,
    },
    {
      ...{ key: 'open', label: t('officeInvoices.openColumn'), align: 'right', isShort: true },
      csv: (invoice) => money(openAmount(invoice), invoice),
      render: (invoice) =>
        openAmount(invoice) > 0 ? formatMoney(openAmount(invoice), invoice.currency) : '–',
    },
    {
      ...{ key: 'due', label: t('officeInvoices.due'), sort: 'dueAt', isShort: true },
      csv: ({ dueAt }) => dueAt?.slice(0, 10) ?? '',
      render: ({ dueAt }) => (dueAt ? day(dueAt) : '–'),
    },
    {
      ...{ key: 'issued', label: t('officeInvoices.issued'), sort: 'createdAt', isShort: true },
      csv: ({ issuedAt }) => issuedAt?.slice(0, 10) ?? '',
      render: ({ issuedAt }) => (issuedAt ? day(issuedAt) : '–'),
    },
    {
      ...{
        key: 'journal',
        label: t('office.journal'),
        isShort: true,
        csv: ({ journal }) => journal,
      },
      render: ({ journal }) => journal,
    },
    {
      ...{ key: 'submission', label: t('officeInvoices.manuscript'), isHidden: true },
      csv: ({ submissionNumber }) => submissionNumber,
      render: ({ submissionNumber }) => submissionNumber,
    },
    {
      ...{
        key: 'currency',
        label: t('officeInvoices.currency'),
        isHidden: true,
        csv: ({ currency }) => currency,
      },
      render: ({ currency }) => currency,
    },
    {
      ...{
        key: 'net',
        label: t('officeInvoices.net'),
        align: 'right',
        isHidden: true,
        isShort: true,
      },
      csv: (invoice) => money(invoice.net, invoice),
      render: ({ net, currency }) => formatMoney(net, currency),
    },
    {
      ...{
        key: 'tax',
        label: t('officeInvoices.tax'),
        align: 'right',
        isHidden: true,
        isShort: true,
      },
      csv: (invoice) => money(invoice.tax.amount, invoice),
      render: ({ tax, currency }) => formatMoney(tax.amount, currency),
    },
    {
      ...{ key: 'reference', label: t('officeInvoices.paymentReference'), isHidden: true },
      csv: ({ reference }) => reference,
      render: ({ reference }) => reference || '–',
    },
  ],
};

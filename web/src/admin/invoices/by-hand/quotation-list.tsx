import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { decimalAmount } from '@quire/model/currencies';
import { QUOTATION_STATES, type Quotation, QuotationSchema } from '@quire/model/entities/hand-bill';
import { QUOTATIONS_LIST } from '@quire/model/lists/charge-lists';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { day } from '../../kit/dates.ts';
import type { ListDescription } from '../../kit/list/list-description.ts';
import { payerName } from '../labels/invoice-labels.ts';

/** Open quotations whose last day has passed are shown as expired. */
export function quotationLabel({ state, validUntil }: Quotation): string {
  const isOver = state === 'open' && validUntil < new Date().toISOString().slice(0, 10);
  return isOver ? t('officeQuotations.expired') : QUOTATION_STATES[state];
}

/** Quotations, newest first. */
export const QUOTATION_LIST: ListDescription<Quotation> = {
  id: 'quotations',
  plan: QUOTATIONS_LIST,
  action: 'invoice.settle',
  holdsPeople: true,
  name: t('officeRecords.quotations'),
  read: (data) => QuotationSchema.safeParse(data).data ?? null,
  link: (row) => adminInvoicesPath('quotations', row.id),
  newLabel: t('officeRecords.newQuotation'),
  newPath: adminInvoicesPath('quotations', 'new'),
  empty: t('officeQuotations.noQuotationsYet'),
  columns: [
    {
      ...{
        key: 'number',
        label: t('officeQuotations.number'),
        isShort: true,
        csv: ({ number }) => number,
      },
      render: (quotation, row) => (
        <>
          <Link
            component={RouterLink}
            to={adminInvoicesPath('quotations', row.id)}
            underline="hover"
          >
            {quotation.number}
          </Link>
          {/* On a phone there is no room for a column of its own. */}
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { sm: 'none' }, whiteSpace: 'normal' }}
          >
            {payerName(quotation)}
          </Typography>
        </>
      ),
    },
    { key: 'payer', label: t('officeQuotations.payerColumn'), csv: payerName, render: payerName },
    {
      ...{ key: 'subject', label: t('officeQuotations.subject'), csv: ({ subject }) => subject },
      render: ({ subject }) => subject,
    },
    {
      ...{ key: 'state', label: t('officeQuotations.state'), onPhones: true, csv: quotationLabel },
      render: (quotation) => (
        <Chip
          size="small"
          variant="outlined"
          color={quotation.state === 'accepted' ? 'success' : 'default'}
          label={quotationLabel(quotation)}
        />
      ),
    },
    {
      ...{ key: 'total', label: t('officeQuotations.total'), align: 'right', isShort: true },
      csv: ({ total, currency }) => decimalAmount(total, currency),
      render: ({ total, currency }) => formatMoney(total, currency),
    },
    {
      ...{
        key: 'currency',
        label: t('officeQuotations.currency'),
        isHidden: true,
        csv: ({ currency }) => currency,
      },
      render: ({ currency }) => currency,
    },
    {
      ...{
        key: 'until',
        label: t('officeQuotations.validUntil'),
        isShort: true,
        csv: ({ validUntil }) => validUntil,
      },
      render: ({ validUntil }) => day(validUntil),
    },
    {
      ...{ key: 'made', label: t('officeQuotations.created'), sort: 'createdAt', isShort: true },
      csv: ({ createdAt }) => createdAt.slice(0, 10),
      render: ({ createdAt }) => day(createdAt),
    },
  ],
};

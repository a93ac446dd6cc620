import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { Link } from 'react-router';
import type { Overview } from './use-overview.ts';

const SUMS = [
  {
    key: 'open',
    label: t('officeFigures.outstanding'),
    none: t('officeFigures.nothingOutstanding'),
    to: adminInvoicesPath(),
  },
  {
    key: 'overdue',
    label: t('officeFigures.overdue'),
    none: t('officeFigures.nothingOverdue'),
    to: `${adminInvoicesPath()}?state=overdue`,
  },
  {
    key: 'paid',
    label: t('officeFigures.paidThisMonth'),
    none: t('officeFigures.noPaymentsYet'),
    to: `${adminInvoicesPath()}?state=paid`,
  },
  {
    key: 'toGiveBack',
    label: t('officeFigures.refundsDue'),
    none: t('officeFigures.noRefundsDue'),
    to: `${adminInvoicesPath()}?isToGiveBack=true`,
  },
] as const;

const COUNTS = [
  {
    key: 'toConfirm',
    label: t('officeFigures.bankEntriesToConfirm'),
    to: adminInvoicesPath('bank'),
  },
  {
    key: 'toDecide',
    label: t('officeFigures.discountRequestsToDecide'),
    to: `${adminInvoicesPath('requests')}&state=open`,
  },
  {
    key: 'quotations',
    label: t('officeFigures.openQuotations'),
    to: adminInvoicesPath('quotations'),
  },
] as const;

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(190px, 1fr))',
  },
  ...{ listStyle: 'none', m: 0, p: 0 },
} as const;

const AMOUNT = {
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Totals by currency and pending items, each linking to its list. */
export function OverviewCards({ overview }: { readonly overview: Overview }) {
  return (
    <Box component="ul" sx={GRID}>
      {SUMS.map(({ key, label, none, to }) => {
        const sums = overview[key];
        const count = sums.reduce((all, each) => all + each.count, 0);
        const isUrgent = (key === 'overdue' || key === 'toGiveBack') && count > 0;
        return (
          <Card key={key} component="li" variant="outlined">
            <CardActionArea component={Link} to={to} sx={{ p: 1.5, height: '100%' }}>
              <Typography variant="body2" color="text.secondary">
                {label}
              </Typography>
              {sums.map(({ currency, amount }) => (
                <Typography
                  key={currency}
                  sx={{
                    ...AMOUNT,
                    fontWeight: 600,
                    color: isUrgent ? 'error.main' : 'text.primary',
                  }}
                >
                  {formatMoney(amount, currency)}
                </Typography>
              ))}
              <Typography variant="body2" color="text.secondary">
                {count === 0
                  ? none
                  : key === 'paid'
                    ? t('officeFigures.payments', { count })
                    : t('officeFigures.invoices', { count })}
              </Typography>
            </CardActionArea>
          </Card>
        );
      })}
      {COUNTS.map(({ key, label, to }) => {
        const { count, isMore } = overview[key];
        return (
          <Card key={key} component="li" variant="outlined">
            <CardActionArea component={Link} to={to} sx={{ p: 1.5, height: '100%' }}>
              <Typography variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography
                sx={{
                  ...AMOUNT,
                  fontWeight: count > 0 ? 600 : 400,
                  color: count > 0 ? 'primary.main' : 'text.secondary',
                }}
              >
                {isMore ? t('officeFigures.moreThan', { count }) : formatNumber(count)}
              </Typography>
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}

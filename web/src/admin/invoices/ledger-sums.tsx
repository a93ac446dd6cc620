import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { OPEN_MOST, useOpenInvoices } from '../../data/live/office/invoices.ts';
import { type OpenSum, openSums } from './open-sums.ts';

const ROWS = [
  ['open', t('officeInvoices.openColumn')],
  ['overdue', t('officeInvoices.overdue')],
  ['back', t('officeInvoices.refundDue')],
] as const satisfies readonly (readonly [keyof OpenSum, string])[];

/** The open, overdue and refundable sums of all invoices, live; nothing if there are none. */
export function LedgerSums() {
  const { found } = useOpenInvoices();
  if (!found) return null;
  const sums = openSums(found);
  const rows = ROWS.map(
    ([key, label]) => [label, sums.filter((sum) => sum[key] > 0), key] as const,
  ).filter(([, held]) => held.length > 0);
  if (rows.length === 0) return null;
  return (
    <>
      <Box
        component="dl"
        aria-label={t('officeInvoices.totalsOfAll')}
        sx={{ m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}
      >
        {rows.map(([label, held, key]) => (
          <Box key={key}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            {held.map((sum) => (
              <Typography
                component="dd"
                key={sum.currency}
                sx={{ m: 0, fontWeight: 600 }}
                color={key === 'open' ? 'text.primary' : 'error'}
              >
                {formatMoney(sum[key], sum.currency)}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {found.length >= OPEN_MOST && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('officeInvoices.firstOnly', { count: OPEN_MOST })}
        </Typography>
      )}
    </>
  );
}

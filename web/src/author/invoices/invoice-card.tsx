import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { hasUbl } from '@quire/model/charges/ubl-amounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { INVOICE_STATES, isOpenInvoice } from '@quire/model/states/invoice';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { saveInvoiceFile } from '../../signed-in/save-invoice-file.ts';
import { useAction } from '../kit/use-action.ts';
import { BankDetails } from './bank-details.tsx';
import { invoiceDay, invoiceNext } from './invoice-labels.ts';
import { PayByCard } from './pay-by-card.tsx';

/** One invoice or credit note: amount, status, payment and documents. */
export function InvoiceCard({ invoice }: { readonly invoice: StoredInvoice }) {
  const { id, kind, number, state, billTo, total, currency, issuedAt, tax, splitOf } = invoice;
  const saving = useAction();
  const isNote = kind === 'credit_note';
  const name = isNote
    ? t('authorInvoices.creditNoteNumber', { number: number ?? '' })
    : number
      ? t('authorInvoices.invoiceNumber', { number })
      : t('authorInvoices.invoice');
  const isOpen = !isNote && isOpenInvoice(state);
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{
        py: 2,
        borderBlockEnd: '1px solid var(--rule)',
        '&:last-child': { borderBlockEnd: 0, pb: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h3" sx={{ fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {!isNote && (
          <Chip
            size="small"
            label={INVOICE_STATES[state].label}
            color={isOpen ? 'secondary' : 'default'}
            variant={isOpen ? 'filled' : 'outlined'}
            sx={{ fontWeight: 600 }}
          />
        )}
        <Box component="strong" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          {isNote && '− '}
          {formatMoney(total, currency)}
        </Box>
      </Box>
      <Typography
        sx={{ color: 'text.secondary', fontSize: 'var(--small)', overflowWrap: 'anywhere' }}
      >
        {joinFacts([
          billTo.organisation || billTo.name,
          splitOf > 1 && t('authorInvoices.payerOf', { number: invoice.payer + 1, count: splitOf }),
          issuedAt && invoiceDay(issuedAt),
          tax.amount > 0 &&
            t('authorInvoices.withTax', { amount: formatMoney(tax.amount, currency) }),
          tax.reverseCharge && t('authorInvoices.reverseCharge'),
          invoice.credited > 0 &&
            t('authorInvoices.credited', { amount: formatMoney(invoice.credited, currency) }),
        ])}
      </Typography>
      <Typography sx={{ mt: 1 }}>{invoiceNext(invoice)}</Typography>
      {isOpen && <BankDetails invoice={invoice} />}
      {number && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
          <PayByCard invoice={invoice} />
          <Button
            variant="outlined"
            disabled={saving.busy}
            aria-label={t('authorInvoices.pdfOf', { name })}
            onClick={() => saving.run(() => saveInvoiceFile(id, 'pdf'))}
          >
            {t('authorInvoices.pdf')}
          </Button>
          {hasUbl(invoice) ? (
            <Button
              disabled={saving.busy}
              aria-label={t('authorInvoices.xmlOf', { name })}
              onClick={() => saving.run(() => saveInvoiceFile(id, 'xml'))}
            >
              {t('authorInvoices.xml')}
            </Button>
          ) : (
            <Typography
              sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: 'var(--small)' }}
            >
              {t('authorInvoices.noXml')}
            </Typography>
          )}
        </Box>
      )}
      <ProblemNote>{saving.problem}</ProblemNote>
    </Box>
  );
}

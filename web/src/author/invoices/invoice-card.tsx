import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { hasUbl } from '@quire/model/charges/ubl-amounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
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
  const name = isNote ? `Credit note ${number}` : number ? `Invoice ${number}` : 'Invoice';
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
        {[
          billTo.organisation || billTo.name,
          splitOf > 1 && `payer ${invoice.payer + 1} of ${splitOf}`,
          issuedAt && invoiceDay(issuedAt),
          tax.amount > 0 && `with ${formatMoney(tax.amount, currency)} tax`,
          tax.reverseCharge && 'reverse charge',
          invoice.credited > 0 && `${formatMoney(invoice.credited, currency)} credited`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{invoiceNext(invoice)}</Typography>
      {isOpen && <BankDetails invoice={invoice} />}
      {number && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
          <PayByCard invoice={invoice} />
          <Button
            variant="outlined"
            disabled={saving.busy}
            aria-label={`PDF of ${name}`}
            onClick={() => saving.run(() => saveInvoiceFile(id, 'pdf'))}
          >
            PDF
          </Button>
          {hasUbl(invoice) ? (
            <Button
              disabled={saving.busy}
              aria-label={`XML of ${name}, for accounting programs`}
              onClick={() => saving.run(() => saveInvoiceFile(id, 'xml'))}
            >
              XML
            </Button>
          ) : (
            <Typography
              sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: 'var(--small)' }}
            >
              XML is not available, as electronic invoices (EN 16931) allow at most two decimals.
            </Typography>
          )}
        </Box>
      )}
      <ProblemNote>{saving.problem}</ProblemNote>
    </Box>
  );
}

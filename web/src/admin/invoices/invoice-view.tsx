import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { amountToGiveBack, chargedBack, uncredited } from '@quire/model/entities/invoice';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { INVOICE_STATES, isOpenInvoice } from '@quire/model/states/invoice';
import { useInvoice } from '../../data/live/office/invoices.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import type { Crumb } from '../kit/crumbs.tsx';
import { day } from '../kit/dates.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { CardRefunds } from './card-refunds.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceEvents } from './invoice-events.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_COLOURS,
  invoiceName,
} from './labels/invoice-labels.ts';
import { ReissueNote } from './reissue-note.tsx';

interface InvoiceViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

/** One invoice or credit note: its details, payments, history and actions. */
export function InvoiceView({ person, id, list }: InvoiceViewProps) {
  const { found: invoice, loading, problem } = useInvoice(id);
  if (!invoice) {
    return (
      <OfficeFrame person={person} title={t('officeInvoices.invoice')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeInvoices.noSuchInvoice')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  const { kind, state, currency, seller } = invoice;
  const back = amountToGiveBack(invoice);
  const owed = uncredited(invoice);
  return (
    <OfficeFrame
      person={person}
      title={invoiceName(invoice)}
      crumbs={[list]}
      actions={
        <>
          <Chip
            size="small"
            variant="outlined"
            color={kind === 'credit_note' ? 'default' : INVOICE_STATE_COLOURS[state]}
            label={
              kind === 'credit_note' ? INVOICE_KIND_LABELS.credit_note : INVOICE_STATES[state].label
            }
          />
          <InvoiceActions invoice={invoice} person={person} />
        </>
      }
    >
      {back > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('officeInvoices.paidInExcess', { amount: formatMoney(back, currency) })}
        </Alert>
      )}
      {chargedBack(invoice).map(({ id: dispute, at, amount }) => (
        <Alert key={dispute} severity="error" sx={{ mb: 2 }}>
          {t('officeInvoices.chargedBack', {
            amount: formatMoney(amount, currency),
            date: day(at),
          })}
        </Alert>
      ))}
      {owed > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('officeInvoices.uncredited', { amount: formatMoney(owed, currency) })}
        </Alert>
      )}
      <ReissueNote {...{ invoice, person }} />
      {invoice.vatCheck?.isValid === false && isOpenInvoice(state) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('officeInvoices.vatIdUnknown', { vatId: invoice.vatCheck.vatId })}
        </Alert>
      )}
      {state === 'draft' && seller === null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('officeInvoices.staysDraft')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel
          isDense
          title={
            kind === 'credit_note' ? t('officeInvoices.creditNote') : t('officeInvoices.invoice')
          }
        >
          <InvoiceFacts invoice={invoice} person={person} />
        </Panel>
        <Panel isDense title={t('officeInvoices.totals')}>
          <InvoiceSums invoice={invoice} />
        </Panel>
        {kind === 'invoice' && (
          <Panel isDense title={t('officeInvoices.payments')}>
            <InvoicePayments invoice={invoice} />
            <CardRefunds {...{ invoice, person }} />
          </Panel>
        )}
        <Panel isDense title={t('officeInvoices.history')}>
          <InvoiceEvents invoice={invoice} />
        </Panel>
      </Box>
    </OfficeFrame>
  );
}

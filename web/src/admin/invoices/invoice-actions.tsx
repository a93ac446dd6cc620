import Button from '@mui/material/Button';
import { creditable } from '@quire/model/charges/credit-sums';
import { hasUbl } from '@quire/model/charges/ubl-amounts';
import { openAmount, refundableCards, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { isOpenInvoice, mayHappen } from '@quire/model/states/invoice';
import { useState } from 'react';
import { publicConfig } from '../../config/config.ts';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { saveInvoiceFile } from '../../signed-in/save-invoice-file.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell, tellFailure } from '../kit/notices.ts';
import { CardRefundDialog } from './dialogs/card-refund-dialog.tsx';
import { CreditDialog } from './dialogs/credit-dialog.tsx';
import { MoneyDialog } from './dialogs/money-dialog.tsx';
import { WaiveDialog } from './dialogs/waive-dialog.tsx';

interface InvoiceActionsProps {
  readonly invoice: StoredInvoice;
  readonly person: Person;
}

type Asked = 'payment' | 'refund' | 'card-refund' | 'waive' | 'credit' | 'remind';

/** The actions that this person may take on an invoice; none on an invoice for their own manuscript. */
function offered(invoice: StoredInvoice, person: Person): readonly Asked[] {
  const { kind, state, number, paid, refunded } = invoice;
  if (kind !== 'invoice') return [];
  const settles = can(person, 'invoice.settle', invoice);
  const issues = can(person, 'invoice.issue', invoice);
  const isOpen = isOpenInvoice(state);
  const hasCard = refundableCards(invoice).length > 0;
  const rows: readonly (readonly [Asked, boolean])[] = [
    // A payment is recorded even if nothing is open; it is then refunded.
    ['payment', settles && mayHappen(state, 'pay')],
    ['remind', settles && isOpen],
    ['refund', settles && paid > refunded && mayHappen(state, 'refund')],
    ['card-refund', settles && publicConfig().cards && hasCard && mayHappen(state, 'ask_refund')],
    ['waive', issues && mayHappen(state, 'waive')],
    ['credit', issues && number !== null && creditable(invoice) > 0 && mayHappen(state, 'cancel')],
  ];
  return rows.filter(([, is]) => is).map(([asked]) => asked);
}

const LABELS: Readonly<Record<Asked, string>> = {
  payment: t('officeInvoices.recordPayment'),
  remind: t('officeInvoices.sendReminder'),
  refund: t('officeInvoices.recordRefund'),
  'card-refund': t('officeInvoices.refundToCard'),
  waive: t('officeInvoices.waive'),
  credit: t('officeInvoices.creditNote'),
};

async function fetchFile(id: string, format: 'pdf' | 'xml') {
  try {
    await saveInvoiceFile(id, format);
  } catch (error) {
    tellFailure(messageOf(error));
  }
}

/** The buttons of one invoice with their dialogs. */
export function InvoiceActions({ invoice, person }: InvoiceActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {invoice.number !== null && (
        <>
          <Button onClick={() => void fetchFile(invoice.id, 'pdf')}>
            {t('officeInvoices.downloadPdfShort')}
          </Button>
          {hasUbl(invoice) && (
            <Button onClick={() => void fetchFile(invoice.id, 'xml')}>
              {t('officeInvoices.downloadXml')}
            </Button>
          )}
        </>
      )}
      {offered(invoice, person).map((each) => (
        <Button
          key={each}
          variant={each === 'payment' && openAmount(invoice) > 0 ? 'contained' : 'outlined'}
          color={each === 'waive' || each === 'credit' ? 'error' : 'primary'}
          onClick={() => setAsked(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {(asked === 'payment' || asked === 'refund') && (
        <MoneyDialog kind={asked} invoice={invoice} onClose={close} />
      )}
      {asked === 'card-refund' && <CardRefundDialog invoice={invoice} onClose={close} />}
      {asked === 'waive' && <WaiveDialog invoice={invoice} onClose={close} />}
      {asked === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      <ConfirmDialog
        open={asked === 'remind'}
        title={t('officeInvoices.asksRemind')}
        does={t('officeInvoices.send')}
        onConfirm={async () => {
          await call('remindInvoice', { invoice: invoice.id });
          tell(t('officeInvoices.reminderSent'));
        }}
        onClose={close}
      >
        {t('officeInvoices.remindHint', { email: invoice.billTo.email })}
      </ConfirmDialog>
    </>
  );
}
